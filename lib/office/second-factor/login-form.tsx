"use client";

import { Button, toast } from "@payloadcms/ui";
import { type FormEvent, useState } from "react";
import { noConnectionText } from "@/lib/bengali/no-connection";
import { askOffice } from "../parts/call-office";
import type { SecondFactorState } from "./calls";
import { CodeField } from "./code-field";
import { secondFactorText } from "./text";

const texts = secondFactorText.login;

/** Where an account goes that is asked to set up a second factor, and from there to `target`. */
const askingPage = (target: string) => `/admin/second-factor?${new URLSearchParams({ next: target })}`;

/** @returns the page after a login */
async function pageAfter(target: string): Promise<string> {
	const asked = await askOffice<SecondFactorState>("second-factor/state")
		.then(({ delayEnds }) => delayEnds !== null)
		// An account on a slip may not ask.
		.catch(() => false);
	return asked ? askingPage(target) : target;
}

/** Name and password, then the code of an account with a second factor. */
export function LoginForm({ target }: { target: string }) {
	const [username, setUsername] = useState("");
	const [password, setPassword] = useState("");
	const [code, setCode] = useState("");
	const [needsCode, setNeedsCode] = useState(false);
	const [refusal, setRefusal] = useState<string>();
	const [sending, setSending] = useState(false);

	async function submit(event: FormEvent) {
		event.preventDefault();
		setSending(true);
		try {
			await sendLogin({ username, password, ...(needsCode && { code }) });
			// A full page load: nothing that was rendered without the session may stay.
			location.assign(await pageAfter(target));
		} catch (error) {
			setSending(false);
			const { message } = error as Error;
			if (!(error instanceof LoginRefused && error.needsCode)) {
				toast.error(message);
				return;
			}
			setRefusal(needsCode ? message : undefined);
			setCode("");
			setNeedsCode(true);
		}
	}

	function startAgain() {
		setNeedsCode(false);
		setPassword("");
		setCode("");
		setRefusal(undefined);
	}

	return (
		<form className="office-stack second-factor-form" onSubmit={submit}>
			<h1>{texts.title}</h1>
			{needsCode ? (
				<>
					<p role="status">{secondFactorText.codeNeeded}</p>
					<CodeField errors={refusal ? [refusal] : undefined} onChange={setCode} value={code} />
				</>
			) : (
				<>
					<label htmlFor="field-username">
						{texts.name}
						<input
							autoCapitalize="none"
							autoComplete="username"
							className="office-control"
							id="field-username"
							name="username"
							onChange={(event) => setUsername(event.target.value)}
							required
							spellCheck={false}
							value={username}
						/>
					</label>
					<label htmlFor="field-password">
						{texts.password}
						<input
							autoComplete="current-password"
							className="office-control"
							id="field-password"
							name="password"
							onChange={(event) => setPassword(event.target.value)}
							required
							type="password"
							value={password}
						/>
					</label>
				</>
			)}
			<Button disabled={sending} margin={false} size="large" type="submit">
				<span aria-live="polite">{sending ? texts.sending : texts.submit}</span>
			</Button>
			{needsCode ? (
				<button className="office-link second-factor-link" onClick={startAgain} type="button">
					{texts.back}
				</button>
			) : (
				<p className="second-factor-note">{texts.forgot}</p>
			)}
		</form>
	);
}

type Login = { username: string; password: string; code?: string };

/** Refused with a sentence for the user. `needsCode`: the password is right, and a code is asked for, or is not right. */
class LoginRefused extends Error {
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
async function sendLogin(login: Login): Promise<void> {
	const asking = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(login) };
	const response = await fetch("/cms/staff/login", asking).catch(() => null);
	if (response?.ok) return;
	const refusal: Refusal = (await response?.json().catch(() => null)) ?? {};
	const [first] = Array.isArray(refusal.errors) ? refusal.errors : [];
	throw new LoginRefused(first?.message ?? refusal.message ?? noConnectionText, Boolean(first?.data?.second_factor));
}
