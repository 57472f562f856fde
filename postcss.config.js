import { palette } from "./app/(site)/palette.js";

/**
 * Writes the palette's values where CSS names them: browsers without custom properties show the same page, and it
 * weighs less. Names that are not the palette's stay as they are.
 */
const writePalette = {
	postcssPlugin: "write-palette",
	Declaration(declaration) {
		declaration.value = declaration.value.replace(/var\(--([\w-]+)\)/g, (whole, name) => palette[name] ?? whole);
	},
};

export default { plugins: [writePalette] };
