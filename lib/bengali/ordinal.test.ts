import { toOrdinal } from "./ordinal";

test("places have their own endings up to the tenth", () => {
	expect([1, 2, 3, 4, 5, 6, 10, 11, 102].map(toOrdinal)).toEqual(
		["১ম", "২য়", "৩য়", "৪র্থ", "৫ম", "৬ষ্ঠ", "১০ম", "১১তম", "১০২তম"].map((text) => text.normalize("NFC")),
	);
});
