/** Payload's stylesheets, served as cached files: `inlineCss` would repeat their 0.6 MB in each page of the back office. */
import "server-only";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { notFoundError } from "@/lib/school/errors";

const sources = {
	admin: "@payloadcms/next/dist/prod/styles.css",
	editor: "@payloadcms/richtext-lexical/dist/field/bundled.css",
};

/** File name with a content hash, to content. */
const stylesheets = new Map(
	Object.entries(sources).map(([name, source]) => {
		const content = readFileSync(path.join(process.cwd(), "node_modules", source));
		const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
		return [`${name}-${hash}.css`, content];
	}),
);

/** URLs of all stylesheets, in the order of their rules. */
export const stylesheetPaths: string[] = [...stylesheets.keys()].map((name) => `/office/styles/${name}`);

/**
 * @param name as in {@link stylesheetPaths}
 * @throws SchoolError "notFound"
 */
export function getStylesheet(name: string): Buffer<ArrayBuffer> {
	const content = stylesheets.get(name);
	if (!content) throw notFoundError();
	return content;
}
