// Two tools that repeat a text, on the Go SDK over Streamable HTTP: `isolation PORT FORM`. FORM: `stateful`,
// with events that a client may ask for again, or `stateless`.
package main

import (
	"context"
	"log"
	"net/http"
	"os"
	"strconv"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Text string `json:"text"`
}

func main() {
	port, form := os.Args[1], os.Args[2]
	server := mcp.NewServer(&mcp.Implementation{Name: "isolation", Version: "1.0.0"}, nil)
	annotations := &mcp.ToolAnnotations{ReadOnlyHint: true}
	mcp.AddTool(server, &mcp.Tool{Name: "quick", Description: "Repeats a text", Annotations: annotations}, repeat)
	mcp.AddTool(server, &mcp.Tool{Name: "slow", Description: "Repeats a text", Annotations: annotations}, slow)
	options := &mcp.StreamableHTTPOptions{Stateless: form == "stateless"}
	if form == "stateful" {
		options.EventStore = mcp.NewMemoryEventStore(nil)
	}
	handler := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, options)
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, handler))
}

func repeat(_ context.Context, _ *mcp.CallToolRequest, args args) (*mcp.CallToolResult, any, error) {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: args.Text}}}, nil, nil
}

func slow(ctx context.Context, request *mcp.CallToolRequest, args args) (*mcp.CallToolResult, any, error) {
	token := request.Params.GetProgressToken()
	for _, progress := range []float64{1, 2} {
		time.Sleep(slowTime() / 2)
		message := &mcp.ProgressNotificationParams{ProgressToken: token, Progress: progress, Message: args.Text}
		if token != nil {
			_ = request.Session.NotifyProgress(ctx, message)
		}
	}
	return repeat(ctx, request, args)
}

func slowTime() time.Duration {
	milliseconds, err := strconv.Atoi(os.Getenv("SLOW_MS"))
	if err != nil {
		milliseconds = 200
	}
	return time.Duration(milliseconds) * time.Millisecond
}
