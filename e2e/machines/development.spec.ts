/** `npm run dev`: the same server as in production, with hot reload. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import http from "node:http";
import { expect, test } from "@playwright/test";
import { developmentCommand } from "@/lib/commands/run/child";
import { TestSite } from "@/lib/commands/test/site";
import { readEnvironment } from "@/lib/machine/environment";
import { freePort } from "@/lib/machine/free-port";
import { askRaw } from "../edge/ask";

/** Milliseconds: the first request of each kind is compiled. */
const patience = 300_000;

/** A school that is served by none but the development server. */
const school = new TestSite();
let server: ChildProcess;
let port: number;

test.beforeAll(async () => {
	test.setTimeout(patience);
	await school.prepare();
	port = await freePort();
	const env = { ...process.env, NODE_ENV: "development" as const, PORT: String(port), DATA_DIR: school.folder };
	server = spawn(process.execPath, developmentCommand(readEnvironment(env)), { env });
	let output = "";
	for await (const chunk of server.stdout ?? []) {
		output += chunk;
		if (output.includes("Ready on")) break;
	}
	expect(output).toContain("Ready on");
	server.stdout?.resume();
});
test.afterAll(async () => {
	server.kill("SIGKILL");
	await school.remove();
});

/** @returns the status of a request for hot reload's connection, as the browser sends it */
function openHotReload(): Promise<number | undefined> {
	const headers = {
		Connection: "Upgrade",
		Upgrade: "websocket",
		"Sec-WebSocket-Version": "13",
		"Sec-WebSocket-Key": randomBytes(16).toString("base64"),
	};
	return new Promise((resolve, reject) => {
		http
			.get({ port, path: "/_next/hmr", headers }, (response) => resolve(response.statusCode))
			.on("upgrade", ({ statusCode }, socket) => {
				socket.destroy();
				resolve(statusCode);
			})
			.on("error", reject);
	});
}

test("hot reload is connected before a page is asked for; requests are guarded; SIGTERM ends the server", async () => {
	test.setTimeout(patience);
	expect(await openHotReload()).toBe(101);
	expect(await askRaw(`http://127.0.0.1:${port}`, "GET *")).toBe("HTTP/1.1 400 Bad Request");
	const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
	expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
	server.kill("SIGTERM");
	expect((await once(server, "exit"))[0]).toBe(143);
});
