/**
 * Makes the files in lib/office/lists/testing that LibreOffice writes, from libreoffice.fods, which people can read:
 * `node --conditions=production lib/commands/run.js import-files`. They are kept, because the program is large.
 */
import { execFileSync } from "node:child_process";
import { renameSync } from "node:fs";
import path from "node:path";
import { requireProgram } from "./debian";

const folder = "lib/office/lists/testing";
const source = path.join(folder, "libreoffice.fods");
const program = requireProgram("soffice", ["libreoffice-calc-nogui"]);

/** @param filter of LibreOffice, as its --convert-to expects it */
function convert(filter: string, name: string): void {
	execFileSync(program, ["--headless", "--convert-to", filter, "--outdir", folder, source], { stdio: "inherit" });
	const made = path.join(folder, `libreoffice.${filter.split(":")[0]}`);
	if (path.basename(made) !== name) renameSync(made, path.join(folder, name));
}

/** Separator and quotation mark as character codes, UTF-8 (76), first line, and cells as shown. */
const csv = (separator: string) => `csv:Text - txt - csv (StarCalc):${separator.charCodeAt(0)},34,76,1,,0,false,true`;

convert("xlsx", "libreoffice.xlsx");
convert(csv(";"), "libreoffice-semicolon.csv");
convert(csv(","), "libreoffice.csv");
