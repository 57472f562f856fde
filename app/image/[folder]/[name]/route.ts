import { pictureFolders } from "@/lib/contract/paths";
import { forever, noFile, sendFile } from "@/lib/http/content";
import { findFile } from "@/lib/school/files";

/** Uploaded files by the paths of spec.md section 3; their names carry their content. */
export async function GET(request: Request, { params }: RouteContext<"/image/[folder]/[name]">) {
	const { folder, name } = await params;
	const file = pictureFolders.some((known) => known === folder) && (await findFile(name));
	return file ? sendFile(request, file, forever) : noFile();
}
