/** The colours that all drawn pictures share, so that the demo school looks like one place. */
export const palette = {
	sky: "#dceff2",
	skyDeep: "#9fd0dc",
	water: "#6fb3c0",
	waterDeep: "#38849a",
	foam: "#b9dde3",
	grass: "#8cc07a",
	grassDark: "#6aa564",
	leaf: "#3c8a57",
	leafDark: "#1f6146",
	leafDeep: "#0b4f3a",
	sand: "#ecd9b0",
	cream: "#fdf4e1",
	wall: "#f7e3bd",
	shade: "#d9bf92",
	brick: "#c9694c",
	brickDark: "#a14f39",
	wood: "#a9744b",
	woodDark: "#6f4730",
	sun: "#f9bd5b",
	coral: "#f08d62",
	rose: "#e2667a",
	navy: "#2b4570",
	slate: "#5d7380",
	ink: "#29393b",
	mist: "#e8eeee",
	white: "#ffffff",
	flagGreen: "#006a4e",
	flagRed: "#f42a41",
} as const;

/** Complexions and hair of the people in the pictures. */
export const complexions = ["#c98d63", "#b57a50", "#a06a44", "#d39d74", "#8d5a3a"] as const;
export const hairColors = ["#22201f", "#2e2623", "#3a3431", "#8a8680"] as const;
