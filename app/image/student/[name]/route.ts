import { readPicture } from "@/lib/files/pictures/student-files";
import { fromStore, sendContent } from "@/lib/http/content";

/**
 * A student's picture. An `<img>` cannot send a token, so the name is a capability: 24 random bytes, sent only to those
 * who may see the student, and different for each new picture. Not cached, not even by the browser: families share
 * phones and computers.
 */
export async function GET(request: Request, context: RouteContext<"/image/student/[name]">) {
	const { name } = await context.params;
	return fromStore(async () => {
		const bytes = await readPicture(name);
		const headers = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
		if (!bytes) return new Response(null, { status: 404, headers });
		return sendContent(request, {
			size: bytes.byteLength,
			headers,
			description: { "Content-Type": "image/webp" },
			read: ({ start, end }) => bytes.subarray(start, end + 1),
		});
	});
}
