/** Checkers of HTML that nobody here wrote: html-validate, and Nu of the W3C, which needs Java. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { findProgram } from "./debian";

/** A page by its path, as the server sends it. */
type Pages = ReadonlyMap<string, string>;

/** @returns why Nu cannot run here; undefined if it can */
export const javaMissing = (): string | undefined => (findProgram("java") ? undefined : "java is missing");

/** @param html of a page @returns what html-validate calls errors, by the standard and for accessibility */
export async function validate(html: string): Promise<string[]> {
	const validator = new HtmlValidate({
		root: true,
		extends: ["html-validate:standard", "html-validate:a11y"],
	});
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages
			.filter(({ severity }) => severity === 2)
			.map(({ ruleId, message, line, column }) => `${ruleId}: ${message}: ${around(html, line, column)}`),
	);
}

const around = (html: string, line: number, column: number) =>
	(html.split("\n")[line - 1] ?? "").slice(Math.max(0, column - 30), column + 80);

type NuMessage = { type: "error" | "info" | "non-document-error"; url: string; message: string; extract?: string };

/** @returns what Nu calls errors, by the paths of the pages; all in one process, because Java starts slowly */
export function nuErrors(pages: Pages): Map<string, string[]> {
	const folder = mkdtempSync(path.join(tmpdir(), "school-html-"));
	const paths = [...pages.keys()];
	for (const [index, one] of paths.entries()) writeFileSync(path.join(folder, `${index}.html`), pages.get(one) ?? "");
	const jar = path.join(
		path.dirname(createRequire(import.meta.url).resolve("vnu-jar/package.json")),
		"build/dist/vnu.jar",
	);
	const options = ["-jar", jar, "--format", "json", "--stdout", "--exit-zero-always", "--skip-non-html", folder];
	const answer = execFileSync("java", options, { encoding: "utf8", maxBuffer: 2 ** 28 });
	rmSync(folder, { recursive: true });
	const found = new Map<string, string[]>();
	for (const { type, url, message, extract } of JSON.parse(answer).messages as NuMessage[]) {
		if (type === "info") continue;
		const one = paths[Number(path.basename(new URL(url).pathname, ".html"))] ?? "";
		found.set(one, [...(found.get(one) ?? []), `${message} ${extract ?? ""}`]);
	}
	return found;
}
