/**
 * The second factor at a login. Payload's hook `beforeLogin` runs when a session is stored already, so this one checks
 * password and code before the operation begins, through whatever door it is called: a refusal leaves no session.
 */
import { APIError, AuthenticationError, type CollectionBeforeOperationHook, type PayloadRequest } from "payload";
import { guessMinutes } from "@/lib/auth/passwords";
import { readTypedCode, type TypedCode } from "@/lib/auth/second-factor";
import { rows, sql } from "@/lib/data/sql";
import { secondFactorText } from "@/lib/office/second-factor/text";
import { isPasswordOf } from "../collections/staff-own-login";
import { acceptCode, type Checked } from "./factors";

const { errors, codeNeeded } = secondFactorText;

/** `code` is in the body of the request, beside the fields that Payload takes. */
type Login = { email?: string; username?: string; password?: string; code?: unknown };

async function findProtected({ email, username }: Login, req: PayloadRequest): Promise<number | undefined> {
	const name = (username || email || "").toLowerCase().trim();
	const [found] = await rows<{ id: number }>(
		req.payload,
		sql`SELECT s.id FROM staff s JOIN second_factors f ON f.staff_id = s.id
			WHERE f.secret IS NOT NULL AND (s.email = ${name} OR s.username = ${name})`,
		req,
	);
	return found?.id;
}

/** The field `data` tells the login form to ask for a code. */
const refuse = (status: number, message: string) => new APIError(message, status, { second_factor: true }, true);

const refusals: Record<Exclude<Checked, "right">, () => APIError> = {
	wrong: () => refuse(401, errors.code),
	used: () => refuse(401, errors.used),
	locked: () => refuse(429, errors.locked(guessMinutes)),
};

/**
 * For an account with a second factor. Without its password the answer is that of every wrong password, after the same
 * work: it tells nobody that there is a second factor.
 * @throws AuthenticationError for a wrong password; APIError 403 without a code, 401 for a wrong or used one, 429
 */
export const requireCode: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
	if (operation !== "login") return args;
	const login = args.data as Login;
	const account = await findProtected(login, req);
	if (account === undefined) return args;
	if (!(await isPasswordOf(req.payload, account, login.password ?? ""))) throw new AuthenticationError(req.t);
	const code = login.code ?? req.data?.code;
	if (typeof code !== "string" || code.trim() === "") throw refuse(403, codeNeeded);
	const checked = await acceptCode(req.payload, account, code);
	if (checked !== "right") throw refusals[checked]();
	req.context.factor = readTypedCode(code)?.kind;
	return args;
};

/** @returns what the login of this request was proved with, besides the password */
export const factorOf = ({ context }: PayloadRequest) => context.factor as TypedCode["kind"] | undefined;
