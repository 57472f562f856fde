import { idField } from "@/lib/contract/input";
import { itemPath, missingPath } from "@/lib/contract/paths";
import { getNoticeName } from "@/lib/school/educational";

/**
 * A notice's short address, for messages and printed paper. Not permanent: a corrected title moves the page. An
 * address in a header is ASCII, which `URL` makes of it.
 */
export async function GET(_request: Request, { params }: RouteContext<"/n/[id]">) {
	const id = idField.safeParse((await params).id);
	const name = id.success ? await getNoticeName(id.data) : null;
	const { pathname } = new URL(name === null ? missingPath : itemPath("notice", name), "http://site");
	return new Response(null, { status: 307, headers: { Location: pathname, "Cache-Control": "no-store" } });
}
