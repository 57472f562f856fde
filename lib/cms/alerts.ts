/**
 * What the heads are told of on their start page and by mail (lib/office/warnings). A table of our own
 * (migrations/alerts), which no form and no API writes, so that whoever acts cannot remove the trace.
 */
import type { CollectionAfterChangeHook, CollectionBeforeValidateHook, Payload, PayloadRequest } from "payload";
import { rows, sql } from "@/lib/data/sql";
import { accountOf } from "./access";
import { changedLogin } from "./collections/staff-own-login";
import type { Staff } from "./payload-types";
import { daysAgo } from "./retention";

/** `login`: somebody has set what another's account signs in with; `reading`: an account has read many persons. */
type Kind = "login" | "reading";

/** @property byId null after that account is deleted */
export type Alert = { id: number; kind: Kind; name: string; byId: number | null; byName: string; at: string };

/** Days for which an alert is shown, and an account does not undo others' protection after its login was set. */
export const alertDays = 3;

type Account = Pick<Staff, "id" | "name">;

/** Adds an alert in the transaction of the request. @param by who acts, and is not told */
export async function addAlert(req: PayloadRequest, kind: Kind, account: Account, by: Account): Promise<void> {
	await rows(
		req.payload,
		sql`INSERT INTO alerts (kind, staff_id, name, by_id, by_name, at)
			VALUES (${kind}, ${account.id}, ${account.name}, ${by.id}, ${by.name}, ${new Date().toISOString()})`,
		req,
	);
}

/** @returns the alerts of the last days, newest first */
export const recentAlerts = (payload: Payload): Promise<Alert[]> =>
	rows<Alert>(
		payload,
		sql`SELECT id, kind, name, by_id AS "byId", by_name AS "byName", at FROM alerts
			WHERE at > ${daysAgo(alertDays)} ORDER BY id DESC`,
	);

/**
 * @returns whether somebody else has set what the account signs in with in the last days: who acts as it may be that
 * person. What the server's commands set does not count.
 */
export async function hasForeignLogin(
	payload: Payload,
	{ id }: Pick<Staff, "id">,
	req?: PayloadRequest,
): Promise<boolean> {
	const found = await rows(
		payload,
		sql`SELECT 1 FROM alerts WHERE kind = 'login' AND staff_id = ${id} AND at > ${daysAgo(alertDays)} LIMIT 1`,
		req,
	);
	return found.length > 0;
}

/** Must run last, when the change is not refused any more: after it Payload takes the new password from the data. */
export const tellOfChangedLogin: CollectionBeforeValidateHook<Staff> = async ({
	data,
	operation,
	originalDoc,
	req,
}) => {
	const by = accountOf(req);
	const isUpdate = operation === "update" && data && originalDoc;
	if (by && isUpdate && by.id !== originalDoc.id && changedLogin(data, originalDoc))
		await addAlert(req, "login", originalDoc, by);
	return data;
};

/** Whoever makes an account knows its first password. */
export const tellOfNewLogin: CollectionAfterChangeHook<Staff> = async ({ doc, operation, req }) => {
	const by = accountOf(req);
	if (by && operation === "create") await addAlert(req, "login", doc, by);
};
