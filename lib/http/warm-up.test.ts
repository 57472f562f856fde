import { createServer } from "node:http";
import { freePort } from "@/lib/machine/free-port";

test("requests a record, and waits for the answer", async () => {
	const port = await freePort();
	process.env.PORT = String(port);
	const { warmUp } = await import("./start");
	const asked: (string | undefined)[] = [];
	const server = createServer(({ url }, response) => {
		asked.push(url);
		response.end();
	});
	await new Promise<void>((listening) => server.listen(port, listening));
	await warmUp();
	expect(asked).toEqual(["/n/1"]);
	server.close();
});
