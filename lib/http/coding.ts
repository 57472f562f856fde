import type { IncomingMessage } from "node:http";

/**
 * @returns the content codings (RFC 9110, section 8.4.1) that a request accepts without conditions: `q` values, which no
 * browser sends, are not parsed
 */
export const acceptedCodings = ({ headers }: IncomingMessage): string[] =>
	String(headers["accept-encoding"]).split(/\s*,\s*/);
