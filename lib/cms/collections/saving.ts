/** Makes the arguments `autosave` and `draft` available to all hooks: Payload passes them only to beforeOperation. */
import type { CollectionBeforeOperationHook, PayloadRequest } from "payload";

type Saving = { isAutosave: boolean; isDraft: boolean };

/** One key per collection, because one request may write to several. */
const keyOf = (slug: string) => `saving ${slug}`;
const savingOf = (req: PayloadRequest, slug: string) => req.context[keyOf(slug)] as Saving | undefined;

export const noteSaving: CollectionBeforeOperationHook = ({ args, collection: { slug }, operation, req }) => {
	if (operation !== "create" && operation !== "update") return;
	const { autosave, data, draft } = args as { autosave?: boolean; data?: { _status?: unknown }; draft?: boolean };
	// The same condition as in Payload's update operation.
	const isDraft = Boolean(draft) && data?._status !== "published";
	req.context[keyOf(slug)] = { isAutosave: Boolean(autosave), isDraft };
};

/** @returns whether this is an autosave of the form */
export const isAutosave = (req: PayloadRequest, slug: string): boolean => savingOf(req, slug)?.isAutosave === true;

/** @returns whether only a draft is saved, so that the published version stays unchanged */
export const isDraftOnly = (req: PayloadRequest, slug: string): boolean => savingOf(req, slug)?.isDraft === true;
