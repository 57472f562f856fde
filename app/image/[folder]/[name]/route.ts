import { pictureFolders } from "@/lib/contract/paths";
import { fileNotFound, forAnHour, fromStore, sendFile } from "@/lib/http/content";
import { findFile, isPublicFile } from "@/lib/school/public-files";

/** An uploaded file, if a published record references it. */
export async function GET(request: Request, { params }: RouteContext<"/image/[folder]/[name]">) {
	const { folder, name } = await params;
	const isKnownFolder = pictureFolders.some((known) => known === folder);
	return fromStore(async () => {
		const file = isKnownFolder && (await isPublicFile(name)) && (await findFile(name));
		return file ? sendFile(request, file, forAnHour) : fileNotFound();
	});
}
