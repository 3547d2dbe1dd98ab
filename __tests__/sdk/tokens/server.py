"""A server of the Python SDK, version 1 or 2, that wants tokens: `server.py PORT`. What it trusts is in its environment."""

import os
import sys
import urllib.request

import anyio
import jwt
from mcp.server.auth.middleware.auth_context import get_access_token
from mcp.server.auth.provider import AccessToken, TokenVerifier
from mcp.server.auth.settings import AuthSettings
from mcp.types import ToolAnnotations

try:
    from mcp.server import MCPServer
except ImportError:
    MCPServer = None
    from mcp.server.fastmcp import FastMCP

ISSUER, AUDIENCE = os.environ["ISSUER"], os.environ["AUDIENCE"]


class Verifier(TokenVerifier):
    """Says for which server a token is; whether that is this one, the SDK checks."""

    keys = jwt.PyJWKClient(os.environ["JWKS_URI"])

    async def verify_token(self, token):
        try:
            key = await anyio.to_thread.run_sync(self.keys.get_signing_key_from_jwt, token)
            options = {"require": ["exp", "sub"], "verify_aud": False}
            claims = jwt.decode(token, key, algorithms=["RS256"], issuer=ISSUER, options=options)
        except jwt.PyJWTError:
            return None
        named = claims.get("aud", [])
        audiences = [named] if isinstance(named, str) else named
        return AccessToken(
            token=token,
            client_id=claims["client_id"],
            scopes=claims["scope"].split(),
            expires_at=claims["exp"],
            resource=AUDIENCE if AUDIENCE in audiences else next(iter(audiences), None),
            subject=claims["sub"],
            claims=claims,
        )


async def whoami() -> str:
    """Says who calls"""
    return get_access_token().subject


async def upstream() -> str:
    """Asks another service"""
    answer = await anyio.to_thread.run_sync(urllib.request.urlopen, os.environ["UPSTREAM_URL"])
    return str(answer.status)


port = {"port": int(sys.argv[1])}
auth = AuthSettings(
    issuer_url=ISSUER,
    resource_server_url=AUDIENCE,
    required_scopes=["notes:read"],
    validate_token_resource=True,
)
options = {"auth": auth, "token_verifier": Verifier()}
server = MCPServer("tokens", **options) if MCPServer else FastMCP("tokens", **options, **port)
for tool in (whoami, upstream):
    server.tool(annotations=ToolAnnotations(readOnlyHint=True))(tool)
server.run("streamable-http", **(port if MCPServer else {}))
