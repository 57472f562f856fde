/** Runs once when the server starts, before its first request. */
export async function register() {
	if (process.env.NEXT_RUNTIME !== "nodejs") return;
	const { guardServer } = await import("@/lib/http/edge");
	const { endInTime } = await import("@/lib/http/shutdown");
	const { describeErrorsOnConsole } = await import("@/lib/log");
	// Next writes whole errors to the console, with the values in them. While one develops, that is wanted.
	if (process.env.NODE_ENV === "production") describeErrorsOnConsole();
	// Database and pictures are nobody else's to read.
	process.umask(0o077);
	guardServer();
	endInTime();
}
