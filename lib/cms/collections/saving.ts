/** Tells hooks how a record is being saved; Payload tells it only to beforeOperation. */
import type { CollectionBeforeOperationHook, CollectionConfig, PayloadRequest } from "payload";

const noteSaving: CollectionBeforeOperationHook = ({ args, operation, req }) => {
	if (operation !== "create" && operation !== "update") return;
	const { autosave, data, draft } = args as { autosave?: boolean; data?: { _status?: unknown }; draft?: boolean };
	req.context.autosave = Boolean(autosave);
	// The same condition as in Payload's update operation.
	req.context.draft = Boolean(draft) && data?._status !== "published";
};

/** @returns whether the form saves itself while staff type */
export const isAutosave = (req: PayloadRequest): boolean => req.context.autosave === true;

/** @returns whether only a draft is saved: what the public sees stays as it is */
export const isDraftOnly = (req: PayloadRequest): boolean => req.context.draft === true;

/** Adds the hook to a collection with drafts. */
export const withSavingNoted = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	hooks: { ...collection.hooks, beforeOperation: [noteSaving, ...(collection.hooks?.beforeOperation ?? [])] },
});
