import { existsSync, readFileSync } from "node:fs";
import { menuGroups } from "../menu-entries";
import { type SubjectEntry, subjects, viewPaths } from "../subjects";
import { chapterOf, getGuide } from "./guide";

const views = Object.values(subjects as Record<string, SubjectEntry>).flatMap(viewPaths);
const menuPaths = Object.values(menuGroups).flatMap(({ paths }): readonly string[] => paths);
const office = [...new Set(["/account", ...views, ...menuPaths])].filter((path) => path !== "/guide");

test("each page of the back office has a chapter of docs/staff.md, and no chapter names a page that is not there", async () => {
	const named = (await getGuide()).flatMap(({ pages }) => pages);
	const covers = (page: string, path: string) => page === path || path.startsWith(`${page}/`);
	const without = office.filter((path) => !named.some((page) => covers(page, path || "/")));
	expect(without).toEqual([]);
	expect(named.filter((page) => !office.some((path) => covers(page, path || "/")))).toEqual([]);
	expect(named).toHaveLength(new Set(named).size);
});

test("a page opens the chapter that names the longest part of its path", async () => {
	const { id: marks } = await chapterOf("/marks");
	const { id: release } = await chapterOf("/marks/release");
	expect(release).not.toBe(marks);
	expect((await chapterOf("/collections/notices/12")).id).toBe((await chapterOf("/collections/notices")).id);
	expect((await chapterOf("")).id).toBe((await chapterOf("/")).id);
	expect((await chapterOf("/nothing")).id).toBe((await getGuide())[0]?.id);
});

test("the HTML has the whole text and pictures that exist, with their sizes, and no comments", async () => {
	const html = (await getGuide()).map((chapter) => chapter.html).join("\n");
	const pictures = [...html.matchAll(/<img src="([^"]+)" alt="[^"]+" width="\d+" height="\d+" loading="lazy">/g)];
	const inSource = readFileSync("docs/staff.md", "utf8").match(/!\[/g) ?? [];
	expect(pictures).toHaveLength(inSource.length);
	for (const [, path] of pictures) expect(existsSync(`public${path}`)).toBe(true);
	expect(html).not.toMatch(/<!--|\*\*|\]\(/);
});
