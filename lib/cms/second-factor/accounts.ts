import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeValidateHook, ValidationError } from "payload";
import { secondFactorText } from "@/lib/bengali/office/second-factor";
import { staffText } from "@/lib/bengali/staff";
import { accountOf } from "../access";
import type { Staff } from "../payload-types";
import { neededProof } from "./step-up";

/**
 * Whoever changes a role, or makes an account, must have proved themselves in the last minutes.
 * @throws ValidationError at the field `role`
 */
export const requireProofForRole: CollectionBeforeValidateHook<Staff> = async ({
	data,
	originalDoc,
	operation,
	req,
}) => {
	const by = accountOf(req);
	const changes = operation === "create" || (data?.role !== undefined && data.role !== originalDoc?.role);
	if (!by || !changes || !(await neededProof(req.payload, by, { req }))) return data;
	const errors = [{ path: "role", label: staffText.fields.role, message: secondFactorText.errors.role }];
	throw new ValidationError({ collection: "staff", errors, req });
};

/**
 * Whoever deletes an account must have proved themselves in the last minutes.
 * @throws APIError 403
 */
export const requireProofToDelete: CollectionBeforeDeleteHook = async ({ req }) => {
	const by = accountOf(req);
	if (by && (await neededProof(req.payload, by, { req })))
		throw new APIError(secondFactorText.errors.deletion, 403, undefined, true);
};
