/** Sends a raw request, and returns the response without decompression, with all headers. */
import http from "node:http";
import https from "node:https";
import { connect } from "node:net";

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** @param headers sent unchanged; Node adds only Host and Connection */
export function ask(
	url: string,
	headers: http.OutgoingHttpHeaders = {},
	method = "GET",
	content = "",
): Promise<Answer> {
	const { request } = url.startsWith("https:") ? https : http;
	return new Promise((resolve, reject) => {
		request(url, { method, headers, rejectUnauthorized: false, agent: false }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("error", reject);
			response.on("end", () =>
				resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
			);
		})
			.on("error", reject)
			.end(content);
	});
}

/** @returns the status line of the response to a request that client libraries would not send */
export function askRaw(url: string, requestLine: string): Promise<string> {
	const { hostname, port } = new URL(url);
	return new Promise((resolve, reject) => {
		let text = "";
		const socket = connect(Number(port), hostname, () =>
			socket.write(`${requestLine} HTTP/1.1\r\nHost: school.example\r\nConnection: close\r\n\r\n`),
		);
		socket.setEncoding("utf8").on("data", (part: string) => {
			text += part;
		});
		socket.on("error", reject).on("close", () => resolve(text.split("\r\n", 1)[0] ?? ""));
	});
}
