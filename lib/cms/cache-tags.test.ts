import { cacheTags } from "./cache-tags";
import config from "./config";

test("every cache tag is revalidated by a change of its collection or global", async () => {
	const { collections, globals } = await config;
	const expiring = [...collections, ...globals].filter(({ hooks }) =>
		hooks.afterChange.some(({ name }) => name.startsWith("expire")),
	);
	const slugs: string[] = expiring.map(({ slug }) => slug);
	expect(cacheTags.filter((tag) => !slugs.includes(tag))).toEqual([]);
	for (const { slug, hooks } of collections)
		if ((cacheTags as readonly string[]).includes(slug)) expect(hooks.afterDelete.at(-1)?.name).toMatch(/^expire/);
});
