import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeValidateHook, ValidationError } from "payload";
import { secondFactorText } from "@/lib/office/second-factor/text";
import { staffText } from "@/lib/office/words/staff";
import { accountOf } from "../access";
import { hasForeignLogin } from "../alerts";
import { changedLogin } from "../collections/staff-own-login";
import type { Staff } from "../payload-types";
import { neededProof } from "./step-up";

/**
 * Whoever makes an account, or changes the role of one or what another's signs in with, must have proved themselves in
 * the last minutes: otherwise an open session that somebody finds takes over every account. The own login:
 * ../collections/staff-own-login.
 * @throws ValidationError at the field that is changed
 */
export const requireProofForAccount: CollectionBeforeValidateHook<Staff> = async ({
	data,
	originalDoc,
	operation,
	req,
}) => {
	const by = accountOf(req);
	if (!by || !data) return data;
	const isRole = operation === "create" || (data.role !== undefined && data.role !== originalDoc?.role);
	const ofLogin = originalDoc && by.id !== originalDoc.id ? changedLogin(data, originalDoc) : undefined;
	const path = isRole ? "role" : ofLogin;
	if (!path || !(await neededProof(req.payload, by, { req }))) return data;
	const message = secondFactorText.errors[path === "role" ? "role" : "login"];
	throw new ValidationError({ collection: "staff", errors: [{ path, label: staffText.fields[path], message }], req });
};

/**
 * Whoever deletes an account must have proved themselves in the last minutes; for others' accounts that is not enough
 * shortly after somebody else has set the login.
 * @throws APIError 403
 */
export const requireProofToDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
	const by = accountOf(req);
	if (!by) return;
	const { errors } = secondFactorText;
	if (await neededProof(req.payload, by, { req })) throw new APIError(errors.deletion, 403, undefined, true);
	if (id !== by.id && (await hasForeignLogin(req.payload, by, req)))
		throw new APIError(errors.foreignLogin, 403, undefined, true);
};
