/** Runs once when the server starts, before its first request. */
export async function register() {
	if (process.env.NEXT_RUNTIME !== "nodejs") return;
	const { noteNeighbours } = await import("@/lib/security/client-address");
	const { mendAddresses } = await import("@/lib/security/malformed-address");
	noteNeighbours();
	mendAddresses();
}
