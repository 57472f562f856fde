import { fileNotFound, revalidated, sendFile } from "@/lib/http/content";
import { findFile } from "@/lib/school/files";
import { isPublishedAttachment } from "@/lib/school/public-files";

/** The download path of spec.md section 2: the file of a published notice, routine or curriculum. */
export async function GET(request: Request, { params }: RouteContext<"/educational/notice-routine/[name]">) {
	const { name } = await params;
	const file = (await isPublishedAttachment(name)) && (await findFile(name));
	return file ? sendFile(request, file, revalidated) : fileNotFound();
}
