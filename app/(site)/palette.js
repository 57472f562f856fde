/** Colours and measures that the site's CSS names as custom properties. Contrasts on paper and shade are AAA (7:1). */
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
