import { sendContent } from "@/lib/http/content";
import { readPicture } from "@/lib/pictures/student-files";

/**
 * A student's picture. An `<img>` can send no token, so its name is the key: 24 random bytes, told to
 * those alone who may see the student, and a new one with every new picture. Nothing keeps a copy, not
 * even the browser: families share phones and computers.
 */
export async function GET(request: Request, context: RouteContext<"/image/student/[name]">) {
	const bytes = await readPicture((await context.params).name);
	const headers = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
	if (!bytes) return new Response(null, { status: 404, headers });
	return sendContent(request, {
		size: bytes.byteLength,
		headers,
		description: { "Content-Type": "image/webp" },
		read: ({ start, end }) => bytes.subarray(start, end + 1),
	});
}
