// A server that wants tokens: `tokens PORT`. What it trusts is in its environment.
package main

import (
	"bytes"
	"context"
	"crypto/rsa"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"net/url"
	"os"
	"strings"

	"github.com/golang-jwt/jwt/v5"
	"github.com/modelcontextprotocol/go-sdk/auth"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/modelcontextprotocol/go-sdk/oauthex"
)

type tokenClaims struct {
	jwt.RegisteredClaims
	Scope string `json:"scope"`
}

func protected() http.Handler {
	audience := os.Getenv("AUDIENCE")
	resource, err := url.Parse(audience)
	if err != nil {
		panic(err)
	}
	path := "/.well-known/oauth-protected-resource" + resource.Path
	metadata := &oauthex.ProtectedResourceMetadata{
		Resource:             audience,
		AuthorizationServers: []string{os.Getenv("ISSUER")},
		ScopesSupported:      []string{"notes:read", "notes:write"},
	}
	server := tokensServer()
	handler := overHTTP(func(*http.Request) *mcp.Server { return server })
	gate := func(scopes ...string) http.Handler {
		options := &auth.RequireBearerTokenOptions{ResourceMetadataURL: resource.Scheme + "://" + resource.Host + path, Scopes: scopes}
		return auth.RequireBearerToken(verify, options)(handler)
	}
	reads, writes := gate("notes:read"), gate("notes:read", "notes:write")
	mux := http.NewServeMux()
	mux.Handle(path, auth.ProtectedResourceMetadataHandler(metadata))
	mux.HandleFunc(resource.Path, func(writer http.ResponseWriter, request *http.Request) {
		if toolOf(request) == "write" {
			writes.ServeHTTP(writer, request)
		} else {
			reads.ServeHTTP(writer, request)
		}
	})
	return mux
}

// The tool that a request calls, if it calls one. The body can be read once more.
func toolOf(request *http.Request) string {
	body, _ := io.ReadAll(request.Body)
	request.Body = io.NopCloser(bytes.NewReader(body))
	var message struct{ Params struct{ Name string } }
	_ = json.Unmarshal(body, &message)
	return message.Params.Name
}

func tokensServer() *mcp.Server {
	server := mcp.NewServer(&mcp.Implementation{Name: "tokens", Version: "1.0.0"}, nil)
	readOnly := &mcp.ToolAnnotations{ReadOnlyHint: true}
	mcp.AddTool(server, &mcp.Tool{Name: "whoami", Description: "Says who calls", Annotations: readOnly},
		func(ctx context.Context, request *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
			return textResult(request.Extra.TokenInfo.UserID), nil, nil
		})
	mcp.AddTool(server, &mcp.Tool{Name: "write", Description: "Writes a note"}, answer(func(struct{}) (string, error) {
		return "written", nil
	}))
	mcp.AddTool(server, &mcp.Tool{Name: "upstream", Description: "Asks another service", Annotations: readOnly},
		answer(func(struct{}) (string, error) {
			response, err := http.Get(os.Getenv("UPSTREAM_URL"))
			if err != nil {
				return "", err
			}
			return response.Status, response.Body.Close()
		}))
	return server
}

func verify(_ context.Context, token string, _ *http.Request) (*auth.TokenInfo, error) {
	var claims tokenClaims
	_, err := jwt.ParseWithClaims(token, &claims, keyOf,
		jwt.WithValidMethods([]string{"RS256"}),
		jwt.WithIssuer(os.Getenv("ISSUER")),
		jwt.WithAudience(os.Getenv("AUDIENCE")),
		jwt.WithExpirationRequired())
	if err != nil {
		return nil, fmt.Errorf("%w: %v", auth.ErrInvalidToken, err)
	}
	return &auth.TokenInfo{
		Scopes:     strings.Fields(claims.Scope),
		Expiration: claims.ExpiresAt.Time,
		UserID:     claims.Subject,
	}, nil
}

// The key of the authorization server that a token names.
func keyOf(token *jwt.Token) (any, error) {
	response, err := http.Get(os.Getenv("JWKS_URI"))
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	var set struct{ Keys []struct{ Kid, N, E string } }
	if err := json.NewDecoder(response.Body).Decode(&set); err != nil {
		return nil, err
	}
	for _, key := range set.Keys {
		if key.Kid == token.Header["kid"] {
			return &rsa.PublicKey{N: number(key.N), E: int(number(key.E).Int64())}, nil
		}
	}
	return nil, fmt.Errorf("there is no key %v", token.Header["kid"])
}

func number(text string) *big.Int {
	data, _ := base64.RawURLEncoding.DecodeString(text)
	return new(big.Int).SetBytes(data)
}
