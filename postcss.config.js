import { paletteCss, plain } from "./app/(site)/palette.js";

/** The site is left-to-right only; for logical properties Lightning CSS would add rules for right-to-left languages. */
const sides = { start: "left", end: "right" };

/** Expands `:is()` to a selector list for old browsers; Lightning CSS would repeat the whole rule three times. */
function expandIs(selector) {
	const [match, before, inside, after] = /^(.*?):is\(([^()]*)\)(.*)$/s.exec(selector) ?? [];
	if (!match) return [selector];
	return inside.split(",").flatMap((part) => expandIs(before + part.trim() + after));
}

const isOurs = ({ source }) => !source?.input.file?.includes("node_modules");

/**
 * Writes the palette at the start of the site's stylesheet, by their values what is the same in both themes,
 * `-inline-start` and `-inline-end` by sides, and `:is()` by lists: for old browsers, and for smaller CSS.
 */
const writePlain = {
	postcssPlugin: "write-plain",
	Once(root, { parse }) {
		if (root.source?.input.file?.endsWith("(site)/site.css")) root.prepend(parse(paletteCss));
	},
	Declaration(declaration) {
		declaration.value = declaration.value.replace(/var\(--([\w-]+)\)/g, (whole, name) => plain[name] ?? whole);
		if (isOurs(declaration))
			declaration.prop = declaration.prop
				.replace(/^inset-inline-(start|end)$/, (_, side) => sides[side])
				.replace(/-inline-(start|end)/, (_, side) => `-${sides[side]}`);
	},
	Rule(rule) {
		if (isOurs(rule) && rule.selector.includes(":is(")) rule.selectors = rule.selectors.flatMap(expandIs);
	},
};

export default { plugins: [writePlain] };
