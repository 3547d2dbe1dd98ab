// src/main.rs
use rmcp::{ServiceExt, handler::server::wrapper::Parameters, schemars, tool, tool_router, transport::stdio};

#[derive(serde::Deserialize, schemars::JsonSchema)]
struct Numbers {
    a: i64,
    b: i64,
}

struct Calc;

#[tool_router(server_handler)]
impl Calc {
    #[tool(description = "Adds two numbers.", annotations(read_only_hint = true))]
    fn add(&self, Parameters(Numbers { a, b }): Parameters<Numbers>) -> String {
        (a + b).to_string()
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    Calc.serve(stdio()).await?.waiting().await?;
    Ok(())
}
