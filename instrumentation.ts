/** Runs once when the server starts, before its first request. */
export async function register() {
	if (process.env.NEXT_RUNTIME !== "nodejs") return;
	const { prepareServer } = await import("@/lib/http/start");
	prepareServer();
}
