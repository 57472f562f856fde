/**
 * The site's colours: CSS custom properties, the second value where the visitor's device is set to dark. Text contrast on
 * `paper`, `shade` and the four tints meets WCAG AAA (7:1) in both (palette.test.ts). Those of the school are turned by a
 * rule (lib/contract/colors). A browser without custom properties shows black on white.
 */
export const colors = {
	ink: ["#1d2a26", "#e6ede9"],
	"soft-ink": ["#44524c", "#bac7c0"],
	paper: ["#fff", "#111815"],
	shade: ["#f3f6f2", "#1a2420"],
	line: ["#d9e1da", "#35433d"],
	/** The border of a field: 3:1. */
	field: ["#6f7d76", "#8a9991"],
	link: ["#0a5c43", "#86d9b5"],
	"link-hover": ["#08432f", "#b4ecd3"],
	"on-link": ["#fff", "#06231a"],
	error: ["#a1121f", "#ffaaa8"],
	focus: ["#b45309", "#f5b65a"],
	/** Under a picture of a person, or where there is none. */
	face: ["#e3ebe5", "#2a3731"],
	/** Under words that a search has found. */
	mark: ["#fde9b8", "#4d3c0c"],
	good: ["#ebf5ef", "#14291f"],
	warn: ["#fdf4e7", "#2b2110"],
	bad: ["#fcefef", "#331a1c"],
};

/** The same in both: written as it is. */
export const sizes = { radius: "10px" };

const declarations = (theme) =>
	Object.entries(colors)
		.map(([name, values]) => `--${name}:${values[theme]};`)
		.join("");

/** Paper is printed light. */
export const paletteCss = `:root{${declarations(0)}}@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${declarations(1)}}}`;
