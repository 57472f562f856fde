/**
 * A strict JSON parser. JSON.parse silently keeps the last of two members with the same name and silently rounds long
 * numbers: of two marks for the same part one would be lost.
 */

export type Path = readonly (string | number)[];

/** A fault that JSON.parse does not report: "twice" is a repeated member name, "inexact" a number that it rounds. */
export type JsonFault = { path: Path; fault: "twice" | "inexact" };

/** An object or array that is being read; for an array `names` is null and `at` is the index of the item. */
type Frame = { names: Set<string> | null; at: string | number; expectsName: boolean };

/** Depth down to which faults are located; a sheet is less deep, so its schema refuses anything deeper. */
const deepest = 16;

/** Digits that a floating-point number always keeps. */
const exactDigits = 15;

function isExact(number: string): boolean {
	if (number.length <= exactDigits && !/e/i.test(number)) return true;
	const digits = number.replace(/e.*$/i, "").replace(/\D/g, "").replace(/^0+/, "").replace(/0+$/, "");
	return digits.length <= exactDigits && (digits === "" || Number(number) !== 0);
}

function endOfString(text: string, start: number): number {
	let at = start + 1;
	while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
	return at + 1;
}

/** @param text correct JSON */
function findFaults(text: string): JsonFault[] {
	const faults: JsonFault[] = [];
	const stack: Frame[] = [];
	const tell = (fault: JsonFault["fault"]) => faults.push({ path: stack.map(({ at }) => at), fault });
	const tokens = /["{}[\],]|-?\d[\d.eE+-]*/g;
	for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
		const [token] = found;
		const frame = stack.at(-1);
		if (token === "{") stack.push({ names: new Set(), at: "", expectsName: true });
		else if (token === "[") stack.push({ names: null, at: 0, expectsName: false });
		else if (token === "}" || token === "]") stack.pop();
		else if (token === ",") {
			if (typeof frame?.at === "number") frame.at += 1;
			else if (frame) frame.expectsName = true;
		} else if (token === '"') {
			const end = endOfString(text, found.index);
			tokens.lastIndex = end;
			if (!frame?.names || !frame.expectsName) continue;
			frame.at = String(JSON.parse(text.slice(found.index, end)));
			frame.expectsName = false;
			if (frame.names.has(frame.at)) tell("twice");
			frame.names.add(frame.at);
		} else if (!isExact(token)) tell("inexact");
		if (stack.length > deepest) break;
	}
	return faults;
}

/**
 * @returns the value as JSON.parse returns it, and the faults that JSON.parse ignores
 * @throws SyntaxError if it is not JSON
 */
export function parseJson(text: string): { value: unknown; faults: JsonFault[] } {
	const value: unknown = JSON.parse(text);
	return { value, faults: findFaults(text) };
}

/** Objects as they come from JSON: not null and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** @returns the member with this name; undefined for others, also for those that every object inherits */
export const memberOf = (value: unknown, name: string): unknown =>
	isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
