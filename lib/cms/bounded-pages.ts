/** At most a page of records at once over REST, whatever the query says; lists and files of the office read otherwise. */
import type { CollectionBeforeOperationHook, CollectionConfig } from "payload";

const longestPage = 100;

/** Payload has parsed the query: `limit` is what it will take, of whatever spelling, and 0 is all. */
type Read = { id?: unknown; limit?: unknown; pagination?: unknown; overrideAccess?: boolean; currentDepth?: number };

const isPage = (limit: unknown): limit is number => Number.isInteger(limit) && Number(limit) > 0;

/** Reads that an answer needs besides, as of related records, are as long as they must be. */
const boundPage: CollectionBeforeOperationHook = ({ args, operation, req }) => {
	const { id, limit, pagination, overrideAccess, currentDepth } = args as Read;
	const isAsked = req.payloadAPI !== "local" && !overrideAccess && currentDepth === undefined && id === undefined;
	if (operation !== "read" || !isAsked || (limit === undefined && pagination !== false)) return args;
	return { ...args, limit: isPage(limit) ? Math.min(limit, longestPage) : longestPage };
};

/** Adds the hook to a collection. */
export const withBoundedPages = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	hooks: { ...collection.hooks, beforeOperation: [boundPage, ...(collection.hooks?.beforeOperation ?? [])] },
});
