/**
 * The part of a request that handlers, guards and rate limits get: without the body, which is read once, with a size
 * limit and a schema. The result search has no Request object (lib/http/direct-search), because creating one would take
 * a tenth of the time of the response.
 */
export type Asked = Pick<Request, "method" | "url" | "headers">;
