// The server of typescript-1.mjs without prompts, on the Go SDK: with one typed tool, and one that checks its arguments itself.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type addArgs struct {
	A float64 `json:"a"`
	B float64 `json:"b"`
}

func text(value string) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: value}}}
}

func add(_ context.Context, _ *mcp.CallToolRequest, args addArgs) (*mcp.CallToolResult, any, error) {
	return text(fmt.Sprint(args.A + args.B)), nil, nil
}

func greet(_ context.Context, request *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var args struct{ Name *string }
	if err := json.Unmarshal(request.Params.Arguments, &args); err != nil || args.Name == nil {
		result := text("name must be a string")
		result.IsError = true
		return result, nil
	}
	if os.Getenv("BUG") != "" && *args.Name == "" {
		os.Exit(1)
	}
	return text("Hello, " + *args.Name + "!"), nil
}

func main() {
	server := mcp.NewServer(&mcp.Implementation{Name: "hello", Version: "0.1.0"}, nil)
	mcp.AddTool(server, &mcp.Tool{Name: "add", Description: "Add two numbers"}, add)
	schema := json.RawMessage(`{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]}`)
	server.AddTool(&mcp.Tool{Name: "greet", Description: "Greet somebody", InputSchema: schema}, greet)
	if err := server.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		log.Fatal(err)
	}
}
