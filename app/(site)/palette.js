/**
 * The site's colours: CSS custom properties, the second value where the visitor's device is set to dark. Text contrast on
 * `paper`, `shade` and the tints meets WCAG AAA (7:1) in both (palette.test.ts). Those of the school are turned by a rule
 * (lib/contract/colors). A browser without custom properties shows black on white.
 */
export const colors = {
	ink: ["#1d2a26", "#e6ede9"],
	"soft-ink": ["#44524c", "#bac7c0"],
	paper: ["#fff", "#111815"],
	shade: ["#f3f6f2", "#1a2420"],
	link: ["#0a5c43", "#86d9b5"],
	"link-hover": ["#08432f", "#b4ecd3"],
	"on-link": ["#fff", "#06231a"],
	error: ["#a1121f", "#ffaaa8"],
};

/** Grounds of messages, of words that a search has found, and of portraits: translucent, for light and dark paper. */
export const tints = { good: "#0a8a5514", warn: "#e08a0020", bad: "#d8202c0d", mark: "#f5a80045", face: "#3c785033" };

/** What is the same in both, written as it is; the border of a field and the ring of the focus have 3:1. */
export const plain = { ...tints, line: "#8096894d", field: "#7b8982", focus: "#b45309", radius: "10px" };

const declarations = (theme) =>
	Object.entries(colors)
		.map(([name, values]) => `--${name}:${values[theme]};`)
		.join("");

/** Paper is printed light. */
export const paletteCss = `:root{${declarations(0)}}@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${declarations(1)}}}`;
