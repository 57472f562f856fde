import { once } from "node:events";
import http from "node:http";
import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { type Server, startServer } from "./server";

const body = JSON.stringify({ student_id: 2025001, password: "wrong-password" });

/** Opens a request that the server is handling, with an incomplete body. */
async function openRequest(url: string): Promise<http.ClientRequest> {
	const request = http.request(`${url}/api/student/student-login`, {
		method: "POST",
		agent: new http.Agent({ keepAlive: true }),
		headers: { "Content-Type": "application/json", "Content-Length": body.length, Expect: "100-continue" },
	});
	request.flushHeaders();
	await once(request, "continue");
	return request;
}

async function refusesConnections(url: string): Promise<void> {
	const { hostname, port } = new URL(url);
	for (;;) {
		const socket = connect(Number(port), hostname);
		const refused = await once(socket, "connect").then(
			() => false,
			() => true,
		);
		socket.destroy();
		if (refused) return;
	}
}

let server: Server;
test.beforeEach(async () => {
	server = await startServer();
});
test.afterEach(async () => {
	server.process.kill("SIGKILL");
	await server.ended;
});

for (const [signal, code] of [
	["SIGTERM", 143],
	["SIGINT", 130],
] as const)
	test(`${signal} lets a running request finish and refuses new ones`, async () => {
		const request = await openRequest(server.url);
		server.process.kill(signal);
		await refusesConnections(server.url);
		request.end(body);
		const [answer] = (await once(request, "response")) as [http.IncomingMessage];
		answer.setEncoding("utf8");
		const text = (await answer.toArray()).join("");
		expect([answer.statusCode, JSON.parse(text).success]).toEqual([200, false]);
		expect(await server.ended).toBe(code);
	});

test("the response of a running request tells a proxy that its connection is of no further use", async () => {
	const request = await openRequest(server.url);
	server.process.kill("SIGTERM");
	await refusesConnections(server.url);
	request.end(body);
	const [answer] = (await once(request, "response")) as [http.IncomingMessage];
	answer.resume();
	expect(answer.headers.connection).toBe("close");
});

test("with DRAIN_SECONDS a process goes on serving for that time, but says that it is not ready", async () => {
	const draining = await startServer({ DRAIN_SECONDS: "10" });
	const status = async (path: string) => (await fetch(draining.url + path, { method: "POST" })).status;
	try {
		draining.process.kill("SIGTERM");
		await expect.poll(async () => (await fetch(`${draining.url}/readyz`)).status).toBe(503);
		expect(await status("/api/student-page")).toBe(200);
		expect(await draining.ended).toBe(143);
	} finally {
		draining.process.kill("SIGKILL");
	}
});

test("a request that never ends does not prevent the shutdown", async () => {
	const request = await openRequest(server.url);
	const cut = once(request, "error");
	server.process.kill("SIGTERM");
	expect(await server.ended).toBe(143);
	await cut;
});
