import { type CollectionBeforeOperationHook, type CollectionConfig, NotFound } from "payload";

/** Payload reads the id of `/students/abc` as NaN, which a database answers with a fault: there is no such record. */
const rejectNaN: CollectionBeforeOperationHook = ({ args }) => {
	const { id } = args as { id?: unknown };
	if (typeof id === "number" && !Number.isFinite(id)) throw new NotFound();
	return args;
};

/** Adds the check to a collection. */
export const withNumericIds = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	hooks: { ...collection.hooks, beforeOperation: [rejectNaN, ...(collection.hooks?.beforeOperation ?? [])] },
});
