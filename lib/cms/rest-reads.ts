/** What REST and the lists of the back office read: at most a page, and a record by a number. */
import { type CollectionBeforeOperationHook, NotFound, type PayloadRequest, type SelectType } from "payload";
import { personEntries } from "@/lib/office/values/person-fields";

const longestPage = 100;

/** In the form of one person, and in no list. */
export const ofOne: ReadonlySet<string> = new Set(
	personEntries.flatMap(([name, { kind, part }]) => (kind === "birth-number" || part === "addresses" ? [name] : [])),
);

/** Collections of persons, and those whose answers have a person in each record; a test follows the relations. */
export const ofPersons = ["students", "applications", "enrolments", "results", "staff", "payload-locked-documents"];

/** Payload has parsed the query: `limit` is what it will take, of whatever spelling, and 0 is all. */
type Read = Partial<Record<"id" | "limit" | "pagination", unknown>> & {
	overrideAccess?: boolean;
	currentDepth?: number;
	/** Only Payload's lists ask for it, which read by the local API. */
	includeLockStatus?: boolean;
	select?: SelectType;
};

/** @returns whether somebody asks, over REST or in a list, and not the site itself */
export const isByPerson = ({ overrideAccess, includeLockStatus }: Read, { payloadAPI }: PayloadRequest): boolean =>
	!overrideAccess && (payloadAPI !== "local" || Boolean(includeLockStatus));

const isPage = (limit: unknown): limit is number => Number.isInteger(limit) && Number(limit) > 0;

const withoutOfOne = (select: SelectType): SelectType =>
	Object.fromEntries(Object.entries(select).filter(([name, isAsked]) => !(isAsked && ofOne.has(name)))) as SelectType;

/**
 * At most a page of records at once, whatever the query says, and of chosen fields none that stands in the form of one.
 * Reads that an answer needs besides, as of related records, are as long as they must be; lists and files of the office
 * read otherwise.
 */
export const boundPage: CollectionBeforeOperationHook = ({ args, operation, req }) => {
	const { id, limit, pagination, currentDepth, select } = args as Read;
	if (operation !== "read" || !isByPerson(args as Read, req) || currentDepth !== undefined || id !== undefined)
		return args;
	const asked = select ? { ...args, select: withoutOfOne(select) } : args;
	if (limit === undefined && pagination !== false) return asked;
	return { ...asked, limit: isPage(limit) ? Math.min(limit, longestPage) : longestPage };
};

/** Payload parses the id of `/students/abc` as NaN, which fails in the database with 500; answer 404. */
export const rejectNaN: CollectionBeforeOperationHook = ({ args }) => {
	const { id } = args as { id?: unknown };
	if (typeof id === "number" && !Number.isFinite(id)) throw new NotFound();
	return args;
};
