//! The common server of the SDK tests, on rmcp: over stdio, or with `http PORT` over Streamable HTTP.

use rmcp::{
    ErrorData, RoleServer, ServerHandler, ServiceExt,
    handler::server::wrapper::Parameters,
    model::*,
    prompt, prompt_handler, prompt_router, schemars,
    service::RequestContext,
    tool, tool_handler, tool_router,
    transport::{
        stdio,
        streamable_http_server::{StreamableHttpService, session::local::LocalSessionManager},
    },
};

// What the versions name differently.
#[cfg(feature = "rmcp-1")]
use rmcp::model::{PromptMessageRole as Role, ReadResourceResult as ReadResourceResponse, ServerInfo as ServerConfig};

const NOTE_URI: &str = "notes://today";
const NOTE: &str = "Water the plants";

#[derive(serde::Deserialize, schemars::JsonSchema)]
struct Echo {
    text: String,
}

#[derive(serde::Deserialize, schemars::JsonSchema)]
struct Add {
    a: f64,
    b: f64,
}

#[derive(serde::Deserialize, schemars::JsonSchema)]
struct Customer {
    name: String,
    city: String,
}

#[derive(serde::Deserialize, schemars::JsonSchema)]
struct Item {
    sku: String,
    count: i64,
}

#[derive(serde::Deserialize, schemars::JsonSchema)]
struct Order {
    customer: Customer,
    items: Vec<Item>,
}

#[derive(serde::Deserialize, schemars::JsonSchema)]
struct Greet {
    name: String,
}

struct Server;

#[tool_router]
impl Server {
    #[tool(description = "Gives the text back")]
    fn echo(&self, Parameters(Echo { text }): Parameters<Echo>) -> String {
        text
    }

    #[tool(description = "Adds two numbers")]
    fn add(&self, Parameters(Add { a, b }): Parameters<Add>) -> String {
        (a + b).to_string()
    }

    #[tool(description = "Places an order")]
    fn order(&self, Parameters(Order { customer, items }): Parameters<Order>) -> String {
        let wares: Vec<_> = items
            .iter()
            .map(|item| format!("{} {}", item.count, item.sku))
            .collect();
        format!("{} for {} in {}", wares.join(", "), customer.name, customer.city)
    }

    #[tool(description = "Always fails")]
    fn fail(&self) -> Result<String, String> {
        Err("out of stock".into())
    }
}

#[prompt_router]
impl Server {
    #[prompt(name = "greet", description = "Asks for a greeting")]
    async fn greet(&self, Parameters(Greet { name }): Parameters<Greet>) -> Vec<PromptMessage> {
        vec![PromptMessage::new_text(Role::User, format!("Greet {name}"))]
    }
}

#[tool_handler]
#[prompt_handler]
impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(
            ServerCapabilities::builder()
                .enable_tools()
                .enable_resources()
                .enable_prompts()
                .build(),
        )
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        Ok(ListResourcesResult {
            resources: vec![note()],
            ..Default::default()
        })
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        match request.uri.as_str() {
            NOTE_URI => Ok(ReadResourceResult::new(vec![ResourceContents::text(NOTE, NOTE_URI)]).into()),
            uri => Err(ErrorData::resource_not_found(format!("no resource {uri}"), None)),
        }
    }
}

#[cfg(feature = "rmcp-1")]
fn note() -> Resource {
    RawResource::new(NOTE_URI, "today").no_annotation()
}

#[cfg(feature = "rmcp-3")]
fn note() -> Resource {
    Resource::new(NOTE_URI, "today")
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [_http, port] = &args[..] {
        let service =
            StreamableHttpService::new(|| Ok(Server), LocalSessionManager::default().into(), Default::default());
        let listener = tokio::net::TcpListener::bind(format!("127.0.0.1:{port}")).await?;
        axum::serve(listener, axum::Router::new().nest_service("/mcp", service)).await?;
    } else {
        Server.serve(stdio()).await?.waiting().await?;
    }
    Ok(())
}
