"use client";

import { Button, toast } from "@payloadcms/ui";
import { useState } from "react";
import { formatDate } from "@/lib/bengali/dates";
import { actInOffice, callOffice } from "../parts/call-office";
import { ConfirmButton } from "../parts/dialogs";
import { PasswordPaper } from "../parts/print";
import { useSentForm } from "../parts/use-sending";
import type { SecondFactorState, SetUp } from "./calls";
import { CodeField } from "./code-field";
import { secondFactorText } from "./text";
import { useStepUp } from "./use-step-up";

const texts = secondFactorText.recovery;

/** New recovery codes. */
const RecoveryCodes = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => (
	<PasswordPaper onDone={onDone} texts={texts} title={texts.title}>
		<h2>{texts.title}</h2>
		<p>{secondFactorText.title}</p>
		<ol className="second-factor-codes">
			{codes.map((code) => (
				<li key={code}>{code}</li>
			))}
		</ol>
		<p>{texts.explanation}</p>
	</PasswordPaper>
);

const { recovery, remove, setUp: setUpText, state: stateText } = secondFactorText;

const renewing = { ...recovery, label: recovery.renew, question: recovery.renewQuestion };
const removing = { ...remove, label: remove.own, question: remove.ownQuestion };

/** Fewer are few. */
const enoughCodes = 4;

type Props = { state: SecondFactorState; next: string | null };

/**
 * What the owner of an account does with the second factor.
 * @param next the page that opens when it is set up; null: this one
 */
export function OwnSecondFactor({ state, next }: Props) {
	const [sending, send, dialog] = useStepUp();
	const [setUp, setSetUp] = useState<SetUp>();
	const [codes, setCodes] = useState<string[]>();

	const start = () => send(async () => setSetUp(await callOffice<SetUp>("second-factor/start")));
	const renew = () =>
		send(async () => setCodes((await callOffice<{ codes: string[] }>("second-factor/renew-codes")).codes));
	const removeOwn = () =>
		send(async () => {
			await actInOffice("second-factor/remove");
			location.reload();
		});

	function finish(made: string[]) {
		toast.success(setUpText.done);
		setCodes(made);
	}

	const asked = { disabled: sending, size: "small" } as const;
	if (codes) return <RecoveryCodes codes={codes} onDone={() => location.assign(next ?? "/admin/second-factor")} />;
	if (setUp) return <SetUpSteps onDone={finish} setUp={setUp} />;
	return (
		<>
			<p>{state.setAt ? stateText.on(formatDate(state.setAt)) : stateText.off}</p>
			{state.setAt && (
				<p>
					{stateText.codesLeft(state.recoveryCodes)} {state.recoveryCodes < enoughCodes && stateText.fewCodes}
				</p>
			)}
			<div className="office-row second-factor-buttons">
				<Button disabled={sending} margin={false} onClick={start}>
					{state.setAt ? setUpText.replace : setUpText.start}
				</Button>
				{state.setAt && <ConfirmButton {...asked} onConfirm={renew} words={renewing} />}
				{state.setAt && state.isOptional && <ConfirmButton {...asked} onConfirm={removeOwn} words={removing} />}
			</div>
			{dialog}
		</>
	);
}

/** The secret for the app, as a picture and as text, and the field of its first code. */
function SetUpSteps({ setUp, onDone }: { setUp: SetUp; onDone: (codes: string[]) => void }) {
	const [code, setCode] = useState("");
	const { sending, errors, submit } = useSentForm(["code"]);

	const finish = submit(async () => {
		const { codes } = await callOffice<{ codes: string[] }>("second-factor/finish", { code });
		onDone(codes);
	});

	return (
		<form className="office-stack second-factor-form" onSubmit={finish}>
			<ol className="office-stack second-factor-steps">
				<li>{setUpText.steps.app}</li>
				<li>
					{setUpText.steps.scan}
					<img alt={setUpText.picture} className="second-factor-picture" height={240} src={setUp.picture} width={240} />
					{setUpText.steps.typed}
					<code className="second-factor-secret">{setUp.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
					<a href={setUp.uri}>{setUpText.steps.link}</a>
				</li>
				<li>{setUpText.steps.code}</li>
			</ol>
			<CodeField errors={errors.code} onChange={setCode} onlyApp value={code} />
			<Button disabled={sending} margin={false} type="submit">
				<span aria-live="polite">{sending ? setUpText.sending : setUpText.confirm}</span>
			</Button>
		</form>
	);
}
