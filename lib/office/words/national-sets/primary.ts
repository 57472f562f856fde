import { type NationalSet, religions, single, written } from "./set";

/** Classes three to five. */
export const primary: NationalSet = {
	title: "প্রাথমিক (তৃতীয়–পঞ্চম)",
	source: "জাতীয় শিক্ষাক্রম ও পাঠ্যপুস্তক বোর্ড, প্রাথমিক স্তরের জাতীয় শিক্ষাক্রম",
	groups: [],
	subjects: [
		...["বাংলা", "ইংরেজি", "গণিত", "বাংলাদেশ ও বিশ্বপরিচয়", "প্রাথমিক বিজ্ঞান"].map((name) => ({
			...{ name, papers: single(written(100)) },
		})),
		...religions(() => written(100)),
	],
};
