import { createServer } from "node:http";
import { freePort } from "@/lib/free-port";

test("a server is asked for a record as soon as it listens", async () => {
	const port = await freePort();
	process.env.PORT = String(port);
	const { wakeRecords } = await import("./wake");
	wakeRecords();
	const server = createServer();
	const asked = new Promise<string | undefined>((resolve) => {
		server.on("request", ({ url }, response) => {
			response.end();
			resolve(url);
		});
	});
	// Not before the first try has failed.
	await fetch(`http://127.0.0.1:${port}`).catch(() => undefined);
	server.listen(port);
	expect(await asked).toBe("/n/1");
	server.close();
});
