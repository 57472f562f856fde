/** How long a session of staff lasts: it ends when nobody uses it, and after a day's work in any case. */
import {
	APIError,
	type CollectionBeforeOperationHook,
	type CollectionRefreshHook,
	getFieldsToSign,
	jwtSign,
	type PayloadRequest,
} from "payload";
import { rows, sql } from "@/lib/data/sql";
import { sessionsText } from "@/lib/office/sessions/text";
import { accountOf } from "../access";
import type { Staff } from "../payload-types";

/** Seconds without use after which a session ends: the life of its token, which the browser renews while it is used. */
export const idleSeconds = 60 * 60;

/** Seconds after its login when a session ends, however much it is used. */
const wholeSeconds = 12 * 60 * 60;

/** Payload reads the account's list of sessions and writes it back whole: of two renewals at once, one waits. */
export const renewInTurn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
	const account = accountOf(req);
	if (operation === "refresh" && account)
		await rows(req.payload, sql`UPDATE staff SET id = id WHERE id = ${account.id}`, req);
	return args;
};

/**
 * Renews a session's token, not beyond the end of the session.
 * @throws APIError 401 after that end
 */
export const renewUntilEnd: CollectionRefreshHook<Staff> = async ({ args, user }) => {
	const req = args.req as PayloadRequest;
	const { _sid: sid } = (req.user ?? {}) as { _sid?: string };
	const begun = user.sessions?.find(({ id }) => id === sid)?.createdAt;
	const left = Math.floor((Date.parse(begun ?? "") - Date.now()) / 1000) + wholeSeconds;
	// One that begins in the future was begun while the clock was ahead.
	const isWithin = left > 0 && left <= wholeSeconds + idleSeconds;
	if (!sid || !req.user || !isWithin) throw new APIError(sessionsText.over, 401, undefined, true);
	const collectionConfig = req.payload.collections.staff.config;
	const { exp, token } = await jwtSign({
		fieldsToSign: getFieldsToSign({ collectionConfig, email: user.email ?? "", sid, user: req.user }),
		secret: req.payload.secret,
		tokenExpiration: Math.min(idleSeconds, left),
	});
	return { exp, refreshedToken: token, setCookie: true, user };
};
