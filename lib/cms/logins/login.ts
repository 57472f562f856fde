import type { CollectionAfterLoginHook } from "payload";
import { activityText } from "@/lib/office/activity/text";
import { recordAct } from "../activity/entries";
import type { Staff } from "../payload-types";
import { factorOf } from "../second-factor/login";
import { noteDevice } from "./devices";

/** Writes down a login with what it was proved with, and from which device its session was begun. */
export const noteLogin: CollectionAfterLoginHook<Staff> = async ({ user, req }) => {
	// Payload has added the new session at the end.
	const session = user.sessions?.at(-1)?.id;
	if (session) {
		await noteDevice(session, user.id, req);
		Object.assign(user, { _sid: session });
	}
	const detail = activityText.provedWith[factorOf(req) ?? "password"];
	await recordAct(req, { action: "login", kind: "staff", record: user.id, title: user.name, detail });
};
