/** Logs more requests than fit into memory that nobody reads; says on standard error what has become of them. */
import { droppedLines, logRequest } from "../request-log";

const count = 200_000;
for (let index = 0; index < count; index += 1)
	logRequest({ method: "GET", route: "/n/[id]", status: 500, milliseconds: index, bytes: index });
console.error(JSON.stringify({ count, dropped: droppedLines(), waiting: process.stdout.writableLength }));
