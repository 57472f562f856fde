import type { CollectionAfterLoginHook } from "payload";
import { recordAct } from "../activity/entries";
import type { Staff } from "../payload-types";
import { noteDevice } from "./devices";

/** Writes down a login, and from which device its session was begun. */
export const noteLogin: CollectionAfterLoginHook<Staff> = async ({ user, req }) => {
	// Payload has added the new session at the end.
	const session = user.sessions?.at(-1)?.id;
	if (session) {
		await noteDevice(session, user.id, req);
		Object.assign(user, { _sid: session });
	}
	await recordAct(req, { action: "login", kind: "staff", record: user.id, title: user.name });
};
