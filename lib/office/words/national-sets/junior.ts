import { type NationalSet, religions, single, technology, theory, twoPapers, written } from "./set";

/** Classes six to eight. */
export const junior: NationalSet = {
	title: "নিম্ন মাধ্যমিক (ষষ্ঠ–অষ্টম)",
	source: "জাতীয় শিক্ষাক্রম ও পাঠ্যপুস্তক বোর্ড, জাতীয় শিক্ষাক্রম ২০১২, ষষ্ঠ–অষ্টম শ্রেণি",
	groups: [],
	subjects: [
		{ name: "বাংলা", papers: twoPapers(theory(), written(50)) },
		{ name: "ইংরেজি", papers: twoPapers(written(100), written(50)) },
		{ name: "গণিত", papers: single(theory()) },
		...religions(theory),
		{ name: "বিজ্ঞান", papers: single(theory()) },
		{ name: "বাংলাদেশ ও বিশ্বপরিচয়", papers: single(theory()) },
		{ name: "তথ্য ও যোগাযোগ প্রযুক্তি", papers: single(technology()) },
		...["কৃষিশিক্ষা", "গার্হস্থ্যবিজ্ঞান"].map((name) => ({
			...{ name, takers: "chosen" as const, papers: single(theory()) },
		})),
		...["শারীরিক শিক্ষা ও স্বাস্থ্য", "চারু ও কারুকলা", "কর্ম ও জীবনমুখী শিক্ষা"].map((name) => ({
			...{ name, counted: false as const, papers: single(written(50)) },
		})),
	],
};
