import { palette } from "./app/(site)/palette.js";

/** Bengali is written from left to right; Lightning CSS would write a rule for every language that is not. */
const sides = { start: "left", end: "right" };

/** For browsers from before `:is`: the same selectors one by one, where Lightning CSS would write three whole rules. */
function spell(selector) {
	const [whole, before, inside, after] = /^(.*?):is\(([^()]*)\)(.*)$/s.exec(selector) ?? [];
	if (!whole) return [selector];
	return inside.split(",").flatMap((one) => spell(before + one.trim() + after));
}

const isOurs = ({ source }) => !source?.input.file?.includes("node_modules");

/**
 * Replaces custom properties of the palette by their values: works in browsers without custom properties, and makes the
 * CSS smaller. Other custom properties are kept.
 */
const writePlain = {
	postcssPlugin: "write-plain",
	Declaration(declaration) {
		declaration.value = declaration.value.replace(/var\(--([\w-]+)\)/g, (whole, name) => palette[name] ?? whole);
		if (isOurs(declaration))
			declaration.prop = declaration.prop.replace(/-inline-(start|end)/, (_, side) => `-${sides[side]}`);
	},
	Rule(rule) {
		if (isOurs(rule) && rule.selector.includes(":is(")) rule.selectors = rule.selectors.flatMap(spell);
	},
};

export default { plugins: [writePlain] };
