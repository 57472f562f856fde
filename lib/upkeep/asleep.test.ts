import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beginPages, readAsleep, removeAsleep, servePages, writeAsleep } from "./asleep";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "asleep-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Pages as a process writes them, whose files are private. */
function writePages(): void {
	const mask = process.umask(0o077);
	const pages = beginPages(folder);
	mkdirSync(path.join(pages, "educational"));
	writeFileSync(path.join(pages, "educational/x.html.gz"), "x");
	symlinkSync(tmpdir(), path.join(pages, "static"));
	process.umask(mask);
}

test("pages are served whole, and for every account", () => {
	writePages();
	expect(existsSync(path.join(folder, "pages"))).toBe(false);
	servePages(folder);
	const modes = ["pages", "pages/educational", "pages/educational/x.html.gz"].map(
		(name) => statSync(path.join(folder, name)).mode & 0o777,
	);
	expect(modes).toEqual([0o755, 0o755, 0o644]);
});

test("a process removes what the one before it has left, also what a kill has left half", () => {
	const dataDir = mkdtempSync(path.join(folder, "data-"));
	writeAsleep(dataDir, { at: 1, wakeAt: 2 });
	expect(readAsleep(dataDir)).toEqual({ at: 1, wakeAt: 2 });
	const front = path.join(folder, "front");
	mkdirSync(path.join(front, "unfinished"), { recursive: true });
	mkdirSync(path.join(front, "pages"));
	removeAsleep(dataDir, front);
	expect([readdirSync(front), readAsleep(dataDir)]).toEqual([[], null]);
	// Nothing is there the first time.
	removeAsleep(dataDir, path.join(folder, "nowhere"));
	removeAsleep(dataDir, undefined);
});

test("what a kill has left is not among the next pages", () => {
	writePages();
	writeFileSync(path.join(folder, "unfinished/old.html.gz"), "old");
	writePages();
	servePages(folder);
	expect(readdirSync(path.join(folder, "pages")).sort()).toEqual(["educational", "static"]);
});
