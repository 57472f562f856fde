import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeRepeatable } from "./repeatable";

const around = mkdtempSync(path.join(tmpdir(), "school-repeatable-"));
afterAll(() => rmSync(around, { recursive: true }));

const names = ["prerender-manifest.json", "server/preview-props.json"];
const ofFolder = ["required-server-files.json", "required-server-files.js"];

/** @returns what is packed of a build that was made in a folder, with keys of its own */
function packedBuild(folder: string, key: string): string[] {
	const build = mkdtempSync(path.join(around, "build-"));
	mkdirSync(path.join(build, "server"));
	writeFileSync(path.join(build, "source-hash"), "the same source");
	for (const name of names) writeFileSync(path.join(build, name), JSON.stringify({ previewModeId: key }));
	const files = JSON.stringify({ config: { turbopack: { root: folder } }, appDir: folder });
	writeFileSync(path.join(build, "required-server-files.json"), files);
	writeFileSync(path.join(build, "required-server-files.js"), `self.__SERVER_FILES_MANIFEST=${files}`);
	makeRepeatable(build);
	return [...names, ...ofFolder].map((name) => readFileSync(path.join(build, name), "utf8"));
}

test("builds of one source have the same bytes, also in a folder that was moved since", () => {
	const here = packedBuild(path.resolve(), "1".repeat(32));
	expect(packedBuild("/srv/moved", "2".repeat(32))).toEqual(here);
	expect(here.join()).not.toContain(path.resolve());
});
