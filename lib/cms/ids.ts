import { type CollectionBeforeOperationHook, type CollectionConfig, NotFound } from "payload";

/** Payload parses the id of `/students/abc` as NaN, which fails in the database with 500; answer 404. */
const rejectNaN: CollectionBeforeOperationHook = ({ args }) => {
	const { id } = args as { id?: unknown };
	if (typeof id === "number" && !Number.isFinite(id)) throw new NotFound();
	return args;
};

/** Adds the hook to a collection. */
export const withNumericIds = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	hooks: { ...collection.hooks, beforeOperation: [rejectNaN, ...(collection.hooks?.beforeOperation ?? [])] },
});
