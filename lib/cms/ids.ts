import { type CollectionBeforeOperationHook, type CollectionConfig, NotFound } from "payload";

type Related = number | { id: number };

/** @returns the id of a related record, whatever the depth of the read; null without one */
export function idOf(value: Related): number;
export function idOf(value: Related | null | undefined): number | null;
export function idOf(value: Related | null | undefined): number | null {
	return typeof value === "object" ? (value?.id ?? null) : (value ?? null);
}

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
