"use client";

import { Button } from "@payloadcms/ui";
import { type FormEvent, useState } from "react";
import { callApi } from "@/lib/browser/call";
import { useSentForm } from "../parts/use-sending";
import { callPath } from "../paths";
import type { SetUp } from "./calls";
import { CodeField } from "./code-field";
import { secondFactorText } from "./text";

const texts = secondFactorText.setUp;

/** The secret for the app, as a picture and as text, and the field of its first code. */
export function SetUpSteps({ setUp, onDone }: { setUp: SetUp; onDone: (codes: string[]) => void }) {
	const [code, setCode] = useState("");
	const { sending, errors, send } = useSentForm(["code"]);

	function submit(event: FormEvent) {
		event.preventDefault();
		void send(async () => {
			const { codes } = await callApi<{ codes: string[] }>(callPath("second-factor", "finish"), { body: { code } });
			onDone(codes);
		});
	}

	return (
		<form className="second-factor-form" onSubmit={submit}>
			<ol className="second-factor-steps">
				<li>{texts.steps.app}</li>
				<li>
					{texts.steps.scan}
					<img alt={texts.picture} className="second-factor-picture" height={240} src={setUp.picture} width={240} />
					{texts.steps.typed}
					<code className="second-factor-secret">{setUp.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
					<a href={setUp.uri}>{texts.steps.link}</a>
				</li>
				<li>{texts.steps.code}</li>
			</ol>
			<CodeField errors={errors.code} onChange={setCode} onlyApp value={code} />
			<Button disabled={sending} margin={false} type="submit">
				<span aria-live="polite">{sending ? texts.sending : texts.confirm}</span>
			</Button>
		</form>
	);
}
