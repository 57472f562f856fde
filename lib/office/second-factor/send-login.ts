import { noConnectionText } from "@/lib/bengali/no-connection";

export type Login = { username: string; password: string; code?: string };

/** Refused with a sentence for the user. `needsCode`: the password is right, and a code is asked for, or is not right. */
export class LoginRefused extends Error {
	constructor(
		message: string,
		readonly needsCode: boolean,
	) {
		super(message);
	}
}

/** Payload's answers have a list of errors, our own, such as that of a limit, one message. */
type Refusal = { message?: string; errors?: { message?: string; data?: { second_factor?: boolean } }[] };

/** Begins a session. @throws LoginRefused */
export async function sendLogin(login: Login): Promise<void> {
	const asking = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(login) };
	const response = await fetch("/cms/staff/login", asking).catch(() => null);
	if (response?.ok) return;
	const refusal: Refusal = (await response?.json().catch(() => null)) ?? {};
	const [first] = Array.isArray(refusal.errors) ? refusal.errors : [];
	throw new LoginRefused(first?.message ?? refusal.message ?? noConnectionText, Boolean(first?.data?.second_factor));
}
