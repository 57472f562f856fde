import { toBengaliDigits } from "./digits";

const endings = ["ম", "য়", "য়", "র্থ", "ম", "ষ্ঠ", "ম", "ম", "ম", "ম"];

/**
 * @param place a whole number from 1
 * @returns the ordinal: ১ম, ২য়, ৪র্থ, ১১তম
 */
export const toOrdinal = (place: number): string => toBengaliDigits(place) + (endings[place - 1] ?? "তম");
