import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncPromptSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.transport.HttpServletSseServerTransportProvider;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.GetPromptResult;
import io.modelcontextprotocol.spec.McpSchema.Prompt;
import io.modelcontextprotocol.spec.McpSchema.PromptArgument;
import io.modelcontextprotocol.spec.McpSchema.PromptMessage;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.Role;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import jakarta.servlet.Servlet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.catalina.Context;
import org.apache.catalina.Wrapper;
import org.apache.catalina.startup.Tomcat;

/**
 * The common server of the SDK tests, on the Java SDK: over stdio; with {@code http PORT} over Streamable HTTP, with
 * {@code sse PORT} over HTTP+SSE.
 */
public final class Server {
  private static final String NOTE_URI = "notes://today";
  private static final McpJsonMapper JSON = McpJsonDefaults.getMapper();
  private static final ServerCapabilities OFFERED =
      ServerCapabilities.builder().tools(false).resources(false, false).prompts(false).build();

  private Server() {}

  public static void main(String[] args) throws Exception {
    if (args.length == 0) {
      offer(McpServer.sync(new StdioServerTransportProvider(JSON)));
    } else if (args[0].equals("http")) {
      var transport = HttpServletStreamableServerTransportProvider.builder().mcpEndpoint("/mcp").build();
      offer(McpServer.sync(transport));
      serve(transport, Integer.parseInt(args[1]));
    } else {
      var transport = HttpServletSseServerTransportProvider.builder().messageEndpoint("/message").build();
      offer(McpServer.sync(transport));
      serve(transport, Integer.parseInt(args[1]));
    }
  }

  private static void offer(McpServer.SyncSpecification<?> server) throws Exception {
    server.serverInfo("sdk-java", "0.0.0").capabilities(OFFERED)
        .tools(tools()).resources(note()).prompts(greeting()).build();
  }

  private static void serve(Servlet servlet, int port) throws Exception {
    Tomcat tomcat = new Tomcat();
    tomcat.setBaseDir(System.getProperty("java.io.tmpdir"));
    tomcat.setPort(port);
    tomcat.getConnector().setProperty("address", "127.0.0.1");
    Context context = tomcat.addContext("", null);
    Wrapper wrapper = Tomcat.addServlet(context, "mcp", servlet);
    wrapper.setAsyncSupported(true);
    context.addServletMappingDecoded("/*", "mcp");
    tomcat.start();
    tomcat.getServer().await();
  }

  private static List<SyncToolSpecification> tools() throws Exception {
    return List.of(
        tool("echo", "Gives the text back", """
            {"type": "object", "required": ["text"], "properties": {"text": {"type": "string"}}}
            """, args -> (String) args.get("text")),
        tool("add", "Adds two numbers", """
            {"type": "object", "required": ["a", "b"], "properties": {"a": {"type": "number"}, "b": {"type": "number"}}}
            """, args -> Long.toString(((Number) args.get("a")).longValue() + ((Number) args.get("b")).longValue())),
        tool("order", "Places an order", """
            {
              "type": "object",
              "required": ["customer", "items"],
              "properties": {
                "customer": {
                  "type": "object",
                  "required": ["name", "city"],
                  "properties": {"name": {"type": "string"}, "city": {"type": "string"}}
                },
                "items": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["sku", "count"],
                    "properties": {"sku": {"type": "string"}, "count": {"type": "integer"}}
                  }
                }
              }
            }
            """, Server::order),
        tool("fail", "Always fails", """
            {"type": "object", "properties": {}}
            """, args -> {
          throw new IllegalStateException("out of stock");
        }));
  }

  @SuppressWarnings("unchecked")
  private static String order(Map<String, Object> args) {
    var customer = (Map<String, Object>) args.get("customer");
    var items = (List<Map<String, Object>>) args.get("items");
    String wares = items.stream().map(item -> item.get("count") + " " + item.get("sku")).collect(Collectors.joining(", "));
    return wares + " for " + customer.get("name") + " in " + customer.get("city");
  }

  private static SyncToolSpecification tool(
      String name, String description, String schema, Function<Map<String, Object>, String> answer) throws Exception {
    @SuppressWarnings("unchecked")
    Map<String, Object> inputSchema = JSON.readValue(schema, Map.class);
    return SyncToolSpecification.builder()
        .tool(Tool.builder(name, inputSchema).description(description).build())
        .callHandler((exchange, request) -> {
          try {
            return CallToolResult.builder().addTextContent(answer.apply(request.arguments())).isError(false).build();
          } catch (RuntimeException failed) {
            return CallToolResult.builder().addTextContent(failed.getMessage()).isError(true).build();
          }
        })
        .build();
  }

  private static SyncResourceSpecification note() {
    return new SyncResourceSpecification(
        Resource.builder(NOTE_URI, "today").build(),
        (exchange, request) -> ReadResourceResult.builder(
            List.of(TextResourceContents.builder(NOTE_URI, "Water the plants").build())).build());
  }

  private static SyncPromptSpecification greeting() {
    return new SyncPromptSpecification(
        Prompt.builder("greet").description("Asks for a greeting")
            .arguments(List.of(PromptArgument.builder("name").required(true).build())).build(),
        (exchange, request) -> GetPromptResult.builder(List.of(
            PromptMessage.builder(Role.USER, TextContent.builder("Greet " + request.arguments().get("name")).build())
                .build())).build());
  }
}
