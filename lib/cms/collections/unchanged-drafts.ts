/**
 * A save by the form of a published record that changes nothing makes no draft: it would stand in lists as a change that
 * waits. It is answered with the published version, as if it had been saved.
 */
import { APIError, type CollectionAfterErrorHook, type CollectionBeforeChangeHook, type CollectionSlug } from "payload";
import { hasSameText } from "@/lib/office/values/same-text";
import { isAutosave } from "./saving";

/** Ends the save, which Payload's hooks can do by an error alone. */
class Unchanged extends APIError<{ doc: unknown }> {
	override name = "Unchanged";
}

export const refuseUnchanged: CollectionBeforeChangeHook = async ({
	collection,
	data,
	operation,
	originalDoc,
	req,
}) => {
	if (operation !== "update" || req.payloadAPI !== "REST" || !isAutosave(req, collection.slug)) return data;
	if (originalDoc?._status !== "published" || !hasSameText(data, originalDoc)) return data;
	const doc = await req.payload.findByID({
		collection: collection.slug as CollectionSlug,
		id: originalDoc.id,
		depth: 0,
		draft: true,
		overrideAccess: false,
		user: req.user,
		req,
	});
	throw new Unchanged("Nothing has changed", 200, { doc });
};

export const answerUnchanged: CollectionAfterErrorHook = ({ error }) =>
	error instanceof Unchanged ? { response: { doc: error.data.doc } as never, status: 200 } : undefined;
