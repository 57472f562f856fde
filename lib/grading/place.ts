import { isObject, memberOf, type Path } from "./json";

/** Where in a sheet something is wrong; `field` is the rest of the path, for the message. */
export type Place = {
	student?: string;
	exam?: string;
	subject?: string;
	paper?: string;
	part?: string;
	field?: string;
};

export type Fault = Place & { text: string };

type List = { level: "student" | "subject" | "paper" | "part"; name: "id" | "code" };

/** The lists of a sheet whose items have a name. */
const lists = new Map<string | number, List>([
	["students", { level: "student", name: "id" }],
	["subjects", { level: "subject", name: "code" }],
	["papers", { level: "paper", name: "code" }],
	["parts", { level: "part", name: "code" }],
]);

/** Names of the levels of a student's marks. */
export type MarkLevel = "exam" | "subject" | "paper" | "part";

export const markLevels = (combined: boolean): MarkLevel[] => [
	...(combined ? (["exam"] as const) : []),
	"subject",
	"paper",
	"part",
];

const itemOf = (value: unknown, key: string | number): unknown =>
	Array.isArray(value) ? value[Number(key)] : memberOf(value, String(key));

/**
 * @param path into the sheet as it was read
 * @returns the place in words of a school: the student's id and the codes, as far as they can be read
 */
export function placeOf(path: Path, sheet: unknown): Place {
	const place: Place = {};
	let field = "";
	let value = sheet;
	const keys = [...path];
	while (keys.length > 0) {
		const key = keys.shift() ?? "";
		value = itemOf(value, key);
		const list = lists.get(key);
		const [index] = keys;
		const item = list && typeof index === "number" ? itemOf(value, index) : undefined;
		const name = list && memberOf(item, list.name);
		if (list && typeof name === "string") {
			place[list.level] = name;
			value = item;
			keys.shift();
		} else if (key === "takes" && typeof index === "number") {
			const code = itemOf(value, index);
			if (typeof code === "string") place.subject = code;
			field += key;
		} else if (key === "marks" && place.student !== undefined) {
			for (const level of markLevels(isCombined(sheet))) {
				const code = keys.shift();
				if (code !== undefined) place[level] = String(code);
			}
		} else field += typeof key === "number" ? `[${key}]` : `${field && "."}${key}`;
	}
	return field ? { ...place, field } : place;
}

/** @param sheet as it was read */
export const isCombined = (sheet: unknown): boolean => isObject(sheet) && Object.hasOwn(sheet, "exams");
