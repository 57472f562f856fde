import { fileNotFound, fromStore, revalidated, sendFile } from "@/lib/http/content";
import { findFile, findPublishedAttachment } from "@/lib/school/public-files";

/**
 * The file of a published notice, routine or curriculum. For the name of a resized image the original upload is sent,
 * so that nobody downloads WebP.
 */
export async function GET(request: Request, { params }: RouteContext<"/educational/notice-routine/[name]">) {
	const name = await findPublishedAttachment((await params).name);
	return fromStore(async () => {
		const file = name && (await findFile(name));
		return file ? sendFile(request, file, revalidated) : fileNotFound();
	});
}
