import { readdirSync } from "node:fs";
import { committee } from "./texts/committee";
import { pictureTexts } from "./texts/school";
import { teachers } from "./texts/teachers";

test("every file of the demo school exists and is used", () => {
	const portraits = [...teachers, ...committee].flatMap(({ portrait }) => portrait ?? []);
	expect(readdirSync("lib/demo/files/portraits").sort()).toEqual([...new Set(portraits)].sort());
	const files = [...Object.keys(pictureTexts), "letter.pdf", "table.pdf", "portraits"];
	expect(readdirSync("lib/demo/files").sort()).toEqual(files.sort());
});
