import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { errorText } from "@/lib/bengali/errors";

const folder = mkdtempSync(path.join(tmpdir(), "school-sheets-"));
process.env.DATA_DIR = folder;
process.env.SEARCHES_PER_MINUTE = "2";
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("checks of papers are limited per address", async () => {
	const { checkSheet } = await import("./sheet-codes");
	const check = (address: string) => checkSheet(new Headers({ "x-forwarded-for": address }), "x");
	expect([await check("203.0.113.1"), await check("203.0.113.1")]).toEqual([{ state: "forged" }, { state: "forged" }]);
	expect(await check("203.0.113.1")).toEqual({ state: "refused", message: errorText.tooMany("১") });
	expect(await check("203.0.113.2")).toEqual({ state: "forged" });
});
