/**
 * The endpoints of Payload's REST API that the back office uses, for each collection and global. All others are closed:
 * Payload adds to each collection whatever one might need, and a new version of it may add more. Which role may do what
 * behind an open one is stated by lib/cms/access.
 */
import "server-only";
import type { CollectionSlug, GlobalSlug } from "payload";
import { z } from "zod";
import { notFoundError } from "@/lib/school/errors";

/** Method and path of an endpoint, as Payload writes them. */
type Endpoint = `${"GET" | "POST" | "PATCH" | "DELETE"} /${string}`;

/** Lists and fields that refer to records ask for them, a form for one's rights and for its record. */
const read: Endpoint[] = ["GET /", "GET /:id", "POST /access/:id?"];
const create: Endpoint = "POST /";
const change: Endpoint[] = ["PATCH /:id", "PATCH /"];
const remove: Endpoint[] = ["DELETE /:id", "DELETE /"];
const all: Endpoint[] = [...read, create, ...change, ...remove];
const duplicate: Endpoint = "POST /:id/duplicate";
/** Versions themselves are read by views. */
const restore: Endpoint = "POST /versions/:id";
const published: Endpoint[] = [...all, duplicate, restore];

const collectionDoors: Record<CollectionSlug, Endpoint[]> = {
	notices: published,
	routines: published,
	curriculums: published,
	contents: published,
	"school-dates": published,
	teachers: published,
	"committee-members": published,
	slides: published,
	"menu-entries": published,
	media: [...all, "GET /file/:filename"],
	"former-names": [],

	/** Erasing alone removes a student (lib/office/erasing). */
	students: [...read, create, ...change],
	enrolments: all,
	applications: [...read, ...change, ...remove],
	years: all,
	classes: all,
	sections: all,
	subjects: all,
	tokens: [],

	exams: all,
	results: read,

	staff: [
		...read,
		create,
		"PATCH /:id",
		"DELETE /:id",
		"POST /login",
		"POST /logout",
		"GET /me",
		"POST /refresh-token",
	],
	activity: [],

	// One's own, by their key.
	"payload-preferences": ["GET /:key", "POST /:key"],
	// The form that locks a record is rendered by the server, which writes the lock.
	"payload-locked-documents": ["GET /", "PATCH /:id", "DELETE /:id"],
	"payload-kv": [],
	"payload-migrations": [],
};

const form: Endpoint[] = ["GET /", "POST /", "POST /access"];
const versionedForm: Endpoint[] = [...form, restore];

const globalDoors: Record<GlobalSlug, Endpoint[]> = {
	settings: versionedForm,
	contact: versionedForm,
	banner: versionedForm,
	admission: versionedForm,
	privacy: versionedForm,
	accessibility: versionedForm,
	grading: form,
	marking: form,
	"student-area": form,
};

/** What belongs to no collection: one's rights to all of them, and the order of a list. */
const rootDoors: Endpoint[] = ["GET /access", "POST /reorder"];

/** Payload's server functions that forms, their drawers and the editor of texts ask. */
const openFunctions = [
	"form-state",
	"render-document",
	"render-document-slots",
	"render-field",
	"render-list",
] as const;

const ofAll = <Slug extends string>(doors: Record<Slug, unknown>) => z.enum(Object.keys(doors) as Slug[]).nullish();

/** What a page names: not a function that the back office does not use, as one with all records of a table. */
const functionCall = z.object({
	name: z.enum(openFunctions),
	args: z.looseObject({ collectionSlug: ofAll(collectionDoors), globalSlug: ofAll(globalDoors) }),
});

/** @throws ZodError for a call that no page of the back office makes */
export const readFunctionCall = (call: unknown) => functionCall.parse(call);

/** What a parameter may be: an id is a number, and so no name of another endpoint, in the one spelling that guards know. */
const parameters: Record<string, RegExp> = { id: /^[1-9]\d{0,14}$/, key: /^.+$/, filename: /^.+$/ };

function matches(endpoint: Endpoint, method: string, segments: readonly string[]): boolean {
	const [verb, path = ""] = endpoint.split(" ");
	if (verb !== method) return false;
	const pattern = path.split("/").filter(Boolean);
	if (segments.length > pattern.length) return false;
	return pattern.every((part, index) => {
		const segment = segments[index];
		const [, name, optional] = /^:(\w+)(\?)?$/.exec(part) ?? [];
		if (segment === undefined) return Boolean(optional);
		return name ? Boolean(parameters[name]?.test(segment)) : part === segment;
	});
}

function doorsOf(segments: readonly string[]): { doors: Endpoint[]; rest: readonly string[] } {
	const [first = "", second = "", ...rest] = segments;
	if (first === "globals" && Object.hasOwn(globalDoors, second))
		return { doors: globalDoors[second as GlobalSlug], rest };
	if (Object.hasOwn(collectionDoors, first))
		return { doors: collectionDoors[first as CollectionSlug], rest: segments.slice(1) };
	return { doors: rootDoors, rest: segments };
}

/**
 * @param method as Payload will take it
 * @param segments of the path below `/cms`
 * @throws SchoolError "notFound"
 */
export function refuseClosedDoor(method: string, segments: readonly string[]): void {
	const { doors, rest } = doorsOf(segments.at(-1) === "" ? segments.slice(0, -1) : segments);
	if (!doors.some((door) => matches(door, method, rest))) throw notFoundError();
}
