// The common server of the SDK tests, on the Go SDK: over stdio; with `http PORT` over Streamable HTTP, with `sse PORT` over
// HTTP+SSE. With `tokens PORT`, another one.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

const noteURI = "notes://today"

type echoArgs struct {
	Text string `json:"text"`
}

type addArgs struct {
	A float64 `json:"a"`
	B float64 `json:"b"`
}

type customer struct {
	Name string `json:"name"`
	City string `json:"city"`
}

type item struct {
	Sku   string `json:"sku"`
	Count int    `json:"count"`
}

type orderArgs struct {
	Customer customer `json:"customer"`
	Items    []item   `json:"items"`
}

type failArgs struct{}

func main() {
	if len(os.Args) == 3 && os.Args[1] == "tokens" {
		log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Args[2], protected()))
	}
	server := newServer()
	if len(os.Args) == 3 {
		choose := func(*http.Request) *mcp.Server { return server }
		http.Handle("/mcp", overHTTP(choose))
		http.Handle("/sse", mcp.NewSSEHandler(choose, nil))
		log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Args[2], nil))
	}
	if err := server.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		log.Fatal(err)
	}
}

// Sessions for the revisions that have them; the SDK speaks the one that has none only without.
func overHTTP(choose func(*http.Request) *mcp.Server) http.Handler {
	sessions := mcp.NewStreamableHTTPHandler(choose, nil)
	stateless := mcp.NewStreamableHTTPHandler(choose, &mcp.StreamableHTTPOptions{Stateless: true})
	return http.HandlerFunc(func(writer http.ResponseWriter, request *http.Request) {
		if request.Header.Get("MCP-Protocol-Version") >= "2026-07-28" {
			stateless.ServeHTTP(writer, request)
		} else {
			sessions.ServeHTTP(writer, request)
		}
	})
}

func newServer() *mcp.Server {
	server := mcp.NewServer(&mcp.Implementation{Name: "sdk-go", Version: "0.0.0"}, nil)
	mcp.AddTool(server, &mcp.Tool{Name: "echo", Description: "Gives the text back"}, answer(func(args echoArgs) (string, error) {
		return args.Text, nil
	}))
	mcp.AddTool(server, &mcp.Tool{Name: "add", Description: "Adds two numbers"}, answer(func(args addArgs) (string, error) {
		return fmt.Sprint(args.A + args.B), nil
	}))
	mcp.AddTool(server, &mcp.Tool{Name: "order", Description: "Places an order"}, answer(func(args orderArgs) (string, error) {
		var wares []string
		for _, item := range args.Items {
			wares = append(wares, fmt.Sprintf("%d %s", item.Count, item.Sku))
		}
		return fmt.Sprintf("%s for %s in %s", strings.Join(wares, ", "), args.Customer.Name, args.Customer.City), nil
	}))
	mcp.AddTool(server, &mcp.Tool{Name: "fail", Description: "Always fails"}, answer(func(failArgs) (string, error) {
		return "", errors.New("out of stock")
	}))
	server.AddResource(&mcp.Resource{URI: noteURI, Name: "today", MIMEType: "text/plain"}, readNote)
	server.AddPrompt(&mcp.Prompt{
		Name:        "greet",
		Description: "Asks for a greeting",
		Arguments:   []*mcp.PromptArgument{{Name: "name", Required: true}},
	}, greet)
	return server
}

// A tool that answers with text.
func answer[Args any](tool func(Args) (string, error)) mcp.ToolHandlerFor[Args, any] {
	return func(_ context.Context, _ *mcp.CallToolRequest, args Args) (*mcp.CallToolResult, any, error) {
		text, err := tool(args)
		if err != nil {
			return nil, nil, err
		}
		return textResult(text), nil, nil
	}
}

func textResult(text string) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text}}}
}

func readNote(_ context.Context, request *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{
		{URI: request.Params.URI, MIMEType: "text/plain", Text: "Water the plants"},
	}}, nil
}

func greet(_ context.Context, request *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return &mcp.GetPromptResult{Messages: []*mcp.PromptMessage{
		{Role: "user", Content: &mcp.TextContent{Text: "Greet " + request.Params.Arguments["name"]}},
	}}, nil
}
