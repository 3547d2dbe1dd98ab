// The server of typescript-1.mjs with its tools alone, on mcp-go.
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func add(_ context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	a, err := request.RequireFloat("a")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	b, err := request.RequireFloat("b")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(a + b)), nil
}

func greet(_ context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, err := request.RequireString("name")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	if os.Getenv("BUG") != "" && name == "" {
		os.Exit(1)
	}
	return mcp.NewToolResultText("Hello, " + name + "!"), nil
}

func main() {
	hello := server.NewMCPServer("hello", "0.1.0", server.WithToolCapabilities(true))
	number := []mcp.PropertyOption{mcp.Required()}
	hello.AddTool(mcp.NewTool("add", mcp.WithDescription("Add two numbers"), mcp.WithNumber("a", number...), mcp.WithNumber("b", number...)), add)
	hello.AddTool(mcp.NewTool("greet", mcp.WithDescription("Greet somebody"), mcp.WithString("name", mcp.Required())), greet)
	if err := server.ServeStdio(hello); err != nil {
		log.Fatal(err)
	}
}
