import { noFile, sendFile } from "@/lib/school/files";
import { isPublishedAttachment } from "@/lib/school/public-files";

/** The download path of spec.md section 2: the file of a published notice, routine or curriculum. */
export async function GET(request: Request, { params }: RouteContext<"/educational/notice-routine/[name]">) {
	const { name } = await params;
	return (await isPublishedAttachment(name)) ? sendFile(request, name) : noFile();
}
