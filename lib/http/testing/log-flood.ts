/**
 * Logs 200,000 requests while nobody reads standard output; prints on standard error how many were dropped and
 * buffered.
 */
import { droppedLines, logRequest } from "../request-log";

const count = 200_000;
for (let index = 0; index < count; index += 1)
	logRequest({ method: "GET", route: "/n/[id]", status: 500, milliseconds: index, bytes: index });
console.error(JSON.stringify({ count, dropped: droppedLines(), waiting: process.stdout.writableLength }));
// As the server ends (lib/framework/server.js); a command waits until its reader has taken what it has said.
process.exit();
