import { idField } from "@/lib/contract/input";
import { asciiPath, itemPath, missingPath } from "@/lib/contract/paths";
import { getNoticeName } from "@/lib/school/educational";

/**
 * Short URL of a notice, for messages and print. The redirect is temporary, because a corrected title changes the
 * target. `URL` percent-encodes the target: a Location header must be ASCII.
 */
export async function GET(_request: Request, { params }: RouteContext<"/n/[id]">) {
	const id = idField.safeParse((await params).id);
	const name = id.success ? await getNoticeName(id.data) : null;
	const path = asciiPath(name === null ? missingPath : itemPath("notice", name));
	return new Response(null, { status: 307, headers: { Location: path, "Cache-Control": "no-store" } });
}
