import { once } from "node:events";
import http from "node:http";
import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { TestSite } from "@/lib/commands/test/site";

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

const server = new TestSite({ school: { students: 30 } });
test.beforeEach(() => server.start());
test.afterEach(() => server.kill());
test.afterAll(() => server.remove());

for (const [signal, code] of [
	["SIGTERM", 143],
	["SIGINT", 130],
] as const)
	test(`${signal} lets a running request finish and refuses new ones`, async () => {
		const request = await openRequest(server.url);
		server.signal(signal);
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
	server.signal("SIGTERM");
	await refusesConnections(server.url);
	request.end(body);
	const [answer] = (await once(request, "response")) as [http.IncomingMessage];
	answer.resume();
	expect(answer.headers.connection).toBe("close");
});

test("with DRAIN_SECONDS a process goes on serving for that time, but says that it is not ready", async () => {
	await server.stop();
	const draining = server.beside({ DRAIN_SECONDS: "10" });
	await draining.start();
	const status = async (path: string) => (await fetch(draining.url + path, { method: "POST" })).status;
	try {
		draining.signal("SIGTERM");
		await expect.poll(async () => (await fetch(`${draining.url}/readyz`)).status).toBe(503);
		expect(await status("/api/student-page")).toBe(200);
		expect(await draining.ended).toBe(143);
	} finally {
		await draining.kill();
	}
});

test("a request that never ends does not prevent the shutdown", async () => {
	const request = await openRequest(server.url);
	const cut = once(request, "error");
	server.signal("SIGTERM");
	expect(await server.ended).toBe(143);
	await cut;
});
