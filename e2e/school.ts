/** Data of the school under test, read by its API. */
import type { APIRequestContext } from "@playwright/test";
import { itemKinds } from "@/lib/contract/educational";
import { contentPath, itemPath } from "@/lib/contract/paths";

/** @returns the paths of one notice, routine, curriculum and content page, for those kinds that the school has */
export async function recordPaths(request: APIRequestContext): Promise<string[]> {
	const items = itemKinds.map(async (kind) => {
		const { notice } = await (await request.post(`/api/${kind}s-get`)).json();
		return notice.data.slice(0, 1).map(({ name }: { name: string }) => itemPath(kind, name));
	});
	const { schoolhistory } = await (await request.post("/api/home-page-data")).json();
	const contents = schoolhistory.slice(0, 1).map(({ name }: { name: string }) => contentPath(name));
	return [...(await Promise.all(items)).flat(), ...contents];
}
