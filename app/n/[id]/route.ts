import { idField } from "@/lib/contract/input";
import { asciiPath, itemPath, missingPath } from "@/lib/contract/paths";
import { getNoticeName } from "@/lib/school/educational";

/**
 * A notice's short address, for messages and printed paper. Not permanent: a corrected title moves the page.
 */
export async function GET(_request: Request, { params }: RouteContext<"/n/[id]">) {
	const id = idField.safeParse((await params).id);
	const name = id.success ? await getNoticeName(id.data) : null;
	const path = asciiPath(name === null ? missingPath : itemPath("notice", name));
	return new Response(null, { status: 307, headers: { Location: path, "Cache-Control": "no-store" } });
}
