/** The hook after every change of a global that records what staff do. */
import type { GlobalAfterChangeHook, GlobalSlug } from "payload";
import { accountOf } from "../access";
import { detailOf } from "./descriptions";
import { recordAct } from "./entries";

export const recordGlobalChange: GlobalAfterChangeHook = async ({ global, data, doc, previousDoc, req }) => {
	if (!accountOf(req)) return;
	const [version] = global.versions
		? (
				await req.payload.db.findGlobalVersions({
					global: global.slug as GlobalSlug,
					sort: "-id",
					limit: 1,
					pagination: false,
					req,
				})
			).docs
		: [];
	const isRestoring = Boolean(req.context.isRestoringVersion);
	await recordAct(req, {
		action: isRestoring ? "restore" : "update",
		kind: global.slug,
		title: typeof global.label === "string" ? global.label : undefined,
		detail: isRestoring ? undefined : detailOf(global.flattenedFields, data ?? doc, previousDoc ?? {}),
		version: version?.id,
	});
};
