/**
 * Sends requests at a constant rate, whether or not earlier ones have been answered, as independent visitors do. Times
 * count from when a request was due, so a pause of the server shows in all requests that it delays. autocannon does not
 * fit: each of its connections sends its share at the start of a second, in one burst.
 */
import http from "node:http";
import https from "node:https";

export type Call = { path: string; body?: string; isAnswer: (body: string, status: number) => boolean };

export type Outcome = {
	/** Answers per second. */
	rate: number;
	/** Median and 99th percentile in milliseconds; a failed request counts as infinitely slow. */
	p50: number;
	p99: number;
	slowest: number;
	/** Requests without an answer, or with another one than expected. */
	errors: number;
};

/**
 * Limit of open requests; those due beyond it are not sent and count as errors, so that a slow server is not flooded.
 */
const mostOpen = 1000;

/** @property host name of the site, where `url` is the address of a machine with several */
type Visitor = { agent: http.Agent; host?: string };

/**
 * A request on a connection that the server has just closed, because nothing was sent for a while, is sent again, as
 * browsers and proxies do.
 * @returns whether the answer is as expected
 */
function send(url: string, call: Call, visitor: Visitor): Promise<boolean> {
	const { path, body, isAnswer } = call;
	const { agent, host } = visitor;
	return new Promise((resolve) => {
		const ofBody = body ? { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) } : {};
		const headers = host ? { ...ofBody, Host: host } : ofBody;
		const options = { method: body ? "POST" : "GET", agent, headers, servername: host, rejectUnauthorized: false };
		const { request: begin } = url.startsWith("https:") ? https : http;
		const request = begin(url + path, options, (response) => {
			let text = "";
			response.setEncoding("utf8");
			response.on("data", (part: string) => {
				text += part;
			});
			response.on("error", () => resolve(false));
			response.on("end", () => resolve(isAnswer(text, response.statusCode ?? 0)));
		});
		request.on("error", (error: NodeJS.ErrnoException) => {
			const isClosed = request.reusedSocket && error.code === "ECONNRESET";
			resolve(isClosed && send(url, call, visitor));
		});
		request.end(body);
	});
}

/** @returns whether all answers are as expected */
async function sendInTurn(url: string, calls: Call[], visitor: Visitor): Promise<boolean> {
	for (const call of calls) if (!(await send(url, call, visitor))) return false;
	return true;
}

/**
 * @param url of the site
 * @param rate visitors per second
 * @param callsOf the requests of a visitor, by the visitor's number, of which each is sent after the answer to the one
 * before; the visitor's time is that of all
 * @param host name of the site, where `url` is the address of a machine with several
 */
export async function sendAtRate(
	url: string,
	{
		rate,
		seconds,
		callsOf,
		host,
	}: { rate: number; seconds: number; callsOf: (index: number) => Call[]; host?: string },
): Promise<Outcome> {
	const { Agent } = url.startsWith("https:") ? https : http;
	const agent = new Agent({ keepAlive: true });
	const total = Math.round(rate * seconds);
	const times: number[] = [];
	let errors = 0;
	let open = 0;
	const start = performance.now();
	const sendOne = async (index: number) => {
		const due = start + (index / rate) * 1000;
		open += 1;
		const isAnswered = open <= mostOpen && (await sendInTurn(url, callsOf(index), { agent, host }));
		open -= 1;
		if (!isAnswered) errors += 1;
		times.push(isAnswered ? performance.now() - due : Number.POSITIVE_INFINITY);
	};
	await new Promise<void>((resolve) => {
		const running: Promise<void>[] = [];
		const sendDue = () => {
			const due = Math.min(total, ((performance.now() - start) / 1000) * rate);
			while (running.length < due) running.push(sendOne(running.length));
			if (running.length < total) setTimeout(sendDue, 1);
			else resolve(Promise.all(running).then(() => undefined));
		};
		sendDue();
	});
	const elapsed = (performance.now() - start) / 1000;
	agent.destroy();
	times.sort((a, b) => a - b);
	const at = (share: number) => times[Math.min(total - 1, Math.floor(total * share))] ?? 0;
	return { rate: (total - errors) / elapsed, p50: at(0.5), p99: at(0.99), slowest: at(1), errors };
}
