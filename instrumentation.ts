/** Runs once when the server starts, before its first request. */
export async function register() {
	if (process.env.NEXT_RUNTIME !== "nodejs") return;
	const { recordPeerAddresses } = await import("@/lib/http/client-address");
	const { rejectMalformedUrls } = await import("@/lib/http/malformed-url");
	const { dropUnboundedActions } = await import("@/lib/http/server-actions");
	const { describeErrorsOnConsole } = await import("@/lib/log");
	// Next writes whole errors to the console, with the values in them. While one develops, that is wanted.
	if (process.env.NODE_ENV === "production") describeErrorsOnConsole();
	recordPeerAddresses();
	rejectMalformedUrls();
	dropUnboundedActions();
}
