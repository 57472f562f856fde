/** Values of the site's CSS custom properties. Text contrast on `paper` and `shade` meets WCAG AAA (7:1). */
export const palette = {
	ink: "#1d2a26",
	"soft-ink": "#44524c",
	paper: "#fff",
	shade: "#f3f6f2",
	line: "#d9e1da",
	link: "#0a5c43",
	error: "#a1121f",
	focus: "#b45309",
	radius: "10px",
};
