import { createServer } from "node:net";
import { commandText } from "@/lib/bengali/commands";
import type { Environment } from "@/lib/environment";

/** Exits with a message if the port is taken, before a start changes files that the process on that port still uses. */
export async function refuseTakenPort({ HOST, PORT, LISTEN_FDS }: Environment): Promise<void> {
	// systemd has opened it for this process.
	if (LISTEN_FDS > 0) return;
	const isTaken = await new Promise<boolean>((resolve, reject) => {
		const server = createServer().listen(PORT, HOST, () => server.close(() => resolve(false)));
		server.once("error", (error: NodeJS.ErrnoException) =>
			error.code === "EADDRINUSE" ? resolve(true) : reject(error),
		);
	});
	if (!isTaken) return;
	console.error(commandText.portTaken(PORT));
	process.exit(1);
}
