/** The result that was seen last in this browser, to be read offline until a logout. */
import { lastResultKey, readStored, writeStored } from "./stored-token";

/** What its sheet says, as names and values. */
export type LastResult = { exam: string; facts: [name: string, value: string][] };

export const keepLastResult = (result: LastResult) => writeStored(lastResultKey, JSON.stringify(result));

/** @returns the result, null if there is none or it is malformed */
export function readLastResult(): LastResult | null {
	try {
		const stored = JSON.parse(readStored(lastResultKey) ?? "null");
		const isWhole = typeof stored?.exam === "string" && Array.isArray(stored.facts);
		return isWhole && stored.facts.every((fact: unknown) => Array.isArray(fact) && fact.length === 2) ? stored : null;
	} catch {
		return null;
	}
}

export const forgetLastResult = () => writeStored(lastResultKey, null);
