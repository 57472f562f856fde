/**
 * The stylesheets of the back office, served as cached files: `inlineCss` would repeat Payload's 0.6 MB and our own rules
 * three times in each page.
 */
import "server-only";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { notFoundError } from "@/lib/school/errors";

/** Folder of our own global stylesheets, beside their components. CSS modules are not served here, but by Next. */
const own = "lib/office";

/** What all views are made of comes first, so that a subject's own rules win. */
const order = (name: string) => (name.startsWith("parts/") ? 0 : 1);

// Without the comment Turbopack would look for the files itself.
const inProject = (file: string) => path.join(/* turbopackIgnore: true */ process.cwd(), file);

const sources: Record<string, string[]> = {
	admin: ["node_modules/@payloadcms/next/dist/prod/styles.css", "node_modules/react-image-crop/dist/ReactCrop.css"],
	editor: ["node_modules/@payloadcms/richtext-lexical/dist/field/bundled.css"],
	school: readdirSync(inProject(own), { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".css") && !name.endsWith(".module.css"))
		.sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1))
		.map((name) => path.join(own, name)),
};

/** All files that are read here, from the project's folder. */
export const stylesheetFiles: string[] = Object.values(sources).flat();

/** File name with a content hash, to content. */
const stylesheets = new Map(
	Object.entries(sources).map(([name, files]) => {
		const content = Buffer.concat(files.map((file) => readFileSync(inProject(file))));
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
