/** A supervisor that only serves on its socket, killed and started again, beside another server on its port. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { packText } from "@/lib/hosting/pack/text";
import { freePort } from "@/lib/machine/free-port";

const folder = mkdtempSync(path.join(tmpdir(), "school-socket-"));
const bundle = path.join(folder, "site.mjs");
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
	const entry = path.join(folder, "site.ts");
	writeFileSync(
		entry,
		`import { createServer } from "node:http";
		import { withSocket } from ${JSON.stringify(path.resolve("lib/hosting/update/socket.ts"))};
		const supervise = (fd) => new Promise((resolve) => {
			process.on("SIGTERM", () => resolve(143));
			createServer((_request, response) => response.end(String(process.pid)))
				.listen({ fd }, () => console.log("Ready"));
		});
		process.exit(await withSocket(supervise));`,
	);
	await build({
		entryPoints: [entry],
		outfile: bundle,
		bundle: true,
		platform: "node",
		format: "esm",
		tsconfig: "tsconfig.json",
		alias: { "@": process.cwd() },
	});
});

function start(port: number, host = "127.0.0.1"): ChildProcess {
	const env = { ...process.env, PORT: String(port), HOST: host, LISTEN_FDS: "" };
	return spawn(process.execPath, [bundle], { env, stdio: ["ignore", "pipe", "pipe"] });
}

const answer = (port: number) => fetch(`http://127.0.0.1:${port}`, { headers: { Connection: "close" } });

test("what it starts answers on the port, also after kills, and ends with its signal and code", async () => {
	const port = await freePort();
	const pids = new Set<string>();
	for (const _kill of [1, 2, 3]) {
		const site = start(port);
		await once(site.stdout as NodeJS.ReadableStream, "data");
		for (const _request of [1, 2, 3, 4]) pids.add(await (await answer(port)).text());
		site.kill("SIGKILL");
		await once(site, "exit");
	}
	// One process a start, and never the one that listened.
	expect(pids.size).toBe(3);
	const last = start(port);
	await once(last.stdout as NodeJS.ReadableStream, "data");
	last.kill("SIGTERM");
	expect(await once(last, "exit")).toEqual([143, null]);
});

test("a port of another server, or an address of no own, ends the start in words", async () => {
	const other = createServer().listen(0);
	await once(other, "listening");
	const { port } = other.address() as { port: number };
	for (const host of ["127.0.0.1", "", "192.0.2.1"]) {
		const site = start(port, host);
		let said = "";
		site.stderr?.setEncoding("utf8").on("data", (text: string) => {
			said += text;
		});
		expect(await once(site, "close")).toEqual([1, null]);
		expect(said.trim()).toBe(packText.noSocket(port));
	}
	other.close();
});
