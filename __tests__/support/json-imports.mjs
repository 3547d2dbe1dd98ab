// Hooks for packages that import JSON as bundlers take it and Node does not: without saying that it is JSON.
export function load(url, context, next) {
  return next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context);
}
