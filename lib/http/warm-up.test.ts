import { createServer } from "node:http";
import { freePort } from "@/lib/free-port";

test("requests a record as soon as the server listens", async () => {
	const port = await freePort();
	process.env.PORT = String(port);
	const { warmUp } = await import("./warm-up");
	warmUp();
	const server = createServer();
	const asked = new Promise<string | undefined>((resolve) => {
		server.on("request", ({ url }, response) => {
			response.end();
			resolve(url);
		});
	});
	// Listen only after the first attempt has failed.
	await fetch(`http://127.0.0.1:${port}`).catch(() => undefined);
	server.listen(port);
	expect(await asked).toBe("/n/1");
	server.close();
});
