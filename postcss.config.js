import { palette } from "./app/(site)/palette.js";

/**
 * Replaces custom properties of the palette by their values: works in browsers without custom properties, and makes the
 * CSS smaller. Other custom properties are kept.
 */
const writePalette = {
	postcssPlugin: "write-palette",
	Declaration(declaration) {
		declaration.value = declaration.value.replace(/var\(--([\w-]+)\)/g, (whole, name) => palette[name] ?? whole);
	},
};

export default { plugins: [writePalette] };
