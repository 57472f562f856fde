/** Colours that go together, to choose from at once; none is that of a new school, so that a chosen one is seen as such. */
export type Palette = { name: string; headerColor: string; nameColor: string; menuColor: string };

export const palettes: readonly Palette[] = [
	{ name: "সবুজ", headerColor: "eef7ee", nameColor: "14532d", menuColor: "166534" },
	{ name: "নীল", headerColor: "eff4fb", nameColor: "1e3a8a", menuColor: "1e3a8a" },
	{ name: "আকাশি", headerColor: "ecf7fb", nameColor: "0c4a6e", menuColor: "075985" },
	{ name: "লাল", headerColor: "fdf2f2", nameColor: "7f1d1d", menuColor: "991b1b" },
	{ name: "মেরুন", headerColor: "fbf1f5", nameColor: "701a3c", menuColor: "831843" },
	{ name: "বেগুনি", headerColor: "f5f1fb", nameColor: "4c1d95", menuColor: "5b21b6" },
	{ name: "কমলা", headerColor: "fff6ec", nameColor: "7c2d12", menuColor: "9a3412" },
	{ name: "ছাই", headerColor: "f3f4f6", nameColor: "1f2937", menuColor: "374151" },
];
