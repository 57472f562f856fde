/** The guide of the staff, `docs/staff.md`, as chapters. A comment below a heading names the pages that it is about. */
import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Marked, type Token, type Tokens } from "marked";
import sharp from "sharp";
import { notFoundError } from "@/lib/school/errors";
import type { Chapter } from "./calls";

type GuideChapter = Chapter & {
	/** 2 of a chapter, 3 of one inside of it. */
	depth: number;
	/** Paths below `/admin`, which stand for the pages below them too. */
	pages: string[];
};

// Without the comment Turbopack would look for the files itself.
const inProject = (file: string) => path.join(/* turbopackIgnore: true */ process.cwd(), file);

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading" && token.depth > 1;

/** The document links to its pictures as files of the repository, which serves them from here. */
const folder = "../public/";

/** @returns a picture with its size, so that the text below it does not move when it comes */
async function pictureOf({ href, text }: Tokens.Image): Promise<string> {
	const file = href.slice(folder.length);
	const { width, height } = await sharp(inProject(`public/${file}`)).metadata();
	return `<img src="/${file}" alt="${text}" width="${width}" height="${height}" loading="lazy">`;
}

async function read(): Promise<GuideChapter[]> {
	const pictures = new Map<string, string>();
	const marked = new Marked({
		async: true,
		walkTokens: async (token) => {
			if (token.type === "image") pictures.set(token.href, await pictureOf(token as Tokens.Image));
		},
		renderer: { image: ({ href }) => pictures.get(href) ?? "" },
	});
	const chapters: { heading: Tokens.Heading; tokens: Token[] }[] = [];
	for (const token of marked.lexer(await readFile(inProject("docs/staff.md"), "utf8"))) {
		if (isHeading(token)) chapters.push({ heading: token, tokens: [] });
		else chapters.at(-1)?.tokens.push(token);
	}
	return Promise.all(
		chapters.map(async ({ heading, tokens }, index) => {
			const source = tokens.map(({ raw }) => raw).join("");
			const [, pages = ""] = /<!-- pages: (.*) -->/.exec(source) ?? [];
			return {
				id: `chapter-${index + 1}`,
				title: heading.text,
				depth: heading.depth,
				pages: pages.split(" ").filter(Boolean),
				html: await marked.parse(source.replace(/<!--.*-->/, "")),
			};
		}),
	);
}

let chapters: Promise<GuideChapter[]> | undefined;

/** @returns the chapters in their order; the file is read once, since it belongs to the build */
export const getGuide = (): Promise<GuideChapter[]> => {
	chapters ??= read();
	return chapters;
};

const isBelow = (page: string, path: string) => page === path || page.startsWith(`${path === "/" ? "" : path}/`);

/**
 * @param page path below `/admin`, empty or `/` for the start page
 * @returns the chapter about that page: the one that names the longest part of its path; the first for unknown pages
 */
export async function chapterOf(page: string): Promise<GuideChapter> {
	const all = await getGuide();
	const named = all.flatMap((chapter) => chapter.pages.map((path) => ({ chapter, path })));
	const [best] = named.filter(({ path }) => isBelow(page || "/", path)).sort((a, b) => b.path.length - a.path.length);
	const chapter = best?.chapter ?? all[0];
	if (!chapter) throw notFoundError();
	return chapter;
}
