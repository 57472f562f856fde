/** Runs once when the server starts, before its first request. */
export async function register() {
	if (process.env.NEXT_RUNTIME !== "nodejs") return;
	const { recordPeerAddresses } = await import("@/lib/http/client-address");
	const { rejectMalformedUrls } = await import("@/lib/http/malformed-url");
	const { guardPagePosts } = await import("@/lib/http/page-posts");
	recordPeerAddresses();
	rejectMalformedUrls();
	guardPagePosts();
}
