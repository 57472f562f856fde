/** What REST reads: at most a page, and a record by a number. */
import { type CollectionBeforeOperationHook, NotFound } from "payload";

const longestPage = 100;

/** Payload has parsed the query: `limit` is what it will take, of whatever spelling, and 0 is all. */
type Read = { id?: unknown; limit?: unknown; pagination?: unknown; overrideAccess?: boolean; currentDepth?: number };

const isPage = (limit: unknown): limit is number => Number.isInteger(limit) && Number(limit) > 0;

/**
 * At most a page of records at once, whatever the query says. Reads that an answer needs besides, as of related records,
 * are as long as they must be; lists and files of the office read otherwise.
 */
export const boundPage: CollectionBeforeOperationHook = ({ args, operation, req }) => {
	const { id, limit, pagination, overrideAccess, currentDepth } = args as Read;
	const isAsked = req.payloadAPI !== "local" && !overrideAccess && currentDepth === undefined && id === undefined;
	if (operation !== "read" || !isAsked || (limit === undefined && pagination !== false)) return args;
	return { ...args, limit: isPage(limit) ? Math.min(limit, longestPage) : longestPage };
};

/** Payload parses the id of `/students/abc` as NaN, which fails in the database with 500; answer 404. */
export const rejectNaN: CollectionBeforeOperationHook = ({ args }) => {
	const { id } = args as { id?: unknown };
	if (typeof id === "number" && !Number.isFinite(id)) throw new NotFound();
	return args;
};
