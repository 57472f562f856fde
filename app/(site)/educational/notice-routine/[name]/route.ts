import { fileNotFound, fromStore, revalidated, sendFile } from "@/lib/http/content";
import { findFile } from "@/lib/school/files";
import { findPublishedAttachment } from "@/lib/school/public-files";

/**
 * The file of a published notice, routine or curriculum. Also image sizes lead to the
 * upload itself, so that nobody downloads WebP.
 */
export async function GET(request: Request, { params }: RouteContext<"/educational/notice-routine/[name]">) {
	const name = await findPublishedAttachment((await params).name);
	return fromStore(async () => {
		const file = name && (await findFile(name));
		return file ? sendFile(request, file, revalidated) : fileNotFound();
	});
}
