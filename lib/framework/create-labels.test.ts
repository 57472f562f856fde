/** @jest-environment node */
import { readFileSync } from "node:fs";
import createLabels from "./create-labels.cjs";

test.each(createLabels.files)("%s says what is made", (file) => {
	const resourcePath = `node_modules/${file}`;
	const source = readFileSync(resourcePath, "utf8");
	const made = createLabels.call({ resourcePath }, source);
	expect(made).not.toContain('general:createNew"');
	expect(made.length).toBeGreaterThan(source.length);
	// What the labels are made from.
	for (const name of ["getTranslation", "i18n", ...(file.includes("StepNav") ? [] : ["collectionConfig"])])
		expect(source).toMatch(new RegExp(`^import .*\\b${name}\\b|^ +${name}\\b,?$|const ${name} =`, "m"));
});
