/** Learns the site's own address from the first login of a head at it, for pages that must not depend on a request. */
import type { CollectionAfterLoginHook } from "payload";
import { rows, sql } from "@/lib/data/sql";
import { environment } from "@/lib/machine/environment";
import { expireOnCommit } from "../expire";
import type { Staff } from "../payload-types";

/**
 * Stores the origin of the login page, once. Nobody but a head decides it: a browser states the origin itself, with the
 * scheme that it sees in front of all proxies, a page of another site cannot log in (lib/http/own-site), and who sends a
 * made-up origin needs a head's password. Staff correct it in the settings. One statement, so that a second login does
 * not replace it, and without a version: the settings' other fields are not saved anew.
 */
export const rememberSiteAddress: CollectionAfterLoginHook<Staff> = async ({ user, req }) => {
	const origin = req.headers.get("origin") ?? "";
	if (environment.SITE_URL || user.role !== "head" || !siteAddressPattern.test(origin)) return;
	const learnt = await rows(
		req.payload,
		sql`UPDATE settings SET site_address = ${origin} WHERE COALESCE(site_address, '') = '' RETURNING id`,
		req,
	);
	if (learnt.length > 0) await expireOnCommit(req, ["settings"]);
};

/** The site's address as a head logs in at it, where SITE_URL does not name one. */

/** Scheme, a name with a dot, perhaps a port: no address of a machine, no name that only the school's own network knows. */
export const siteAddressPattern =
	/^https?:\/\/([a-z\d-]+\.)+(?!local\b|lan\b|internal\b|test\b)[a-z][a-z\d-]+(:\d{1,5})?$/i;
