/**
 * What handlers, guards and limits see of a request: not its body, which is read once, with a limit and a schema. The
 * result search is answered without a Request (lib/http/direct-search), whose making costs a tenth of the answer.
 */
export type Asked = Pick<Request, "method" | "url" | "headers">;
