"use client";

import { useAuth, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useCallback, useEffect, useState } from "react";
import { formatDate } from "@/lib/bengali/dates";
import { actInOffice, askOffice } from "../parts/call-office";
import { ConfirmButton } from "../parts/dialogs";
import { WhenHydrated } from "../parts/loading";
import type { SecondFactorState } from "./calls";
import { ProveFirst } from "./proven-link";
import { secondFactorText } from "./text";
import { useStepUp } from "./use-step-up";

const texts = secondFactorText;

/** In the form of an account: whether it has a second factor. Its owner gets to the page, a head removes that of another. */
export function AccountSecondFactor() {
	const { user } = useAuth();
	const { id } = useDocumentInfo();
	const name = useFormFields(([fields]) => String(fields.name?.value ?? ""));
	const [sending, send, dialog] = useStepUp();
	const [state, setState] = useState<SecondFactorState>();
	const isOwn = user?.id === id;

	const read = useCallback(async () => {
		setState(await askOffice<SecondFactorState>("second-factor/state", { id: String(id) }));
	}, [id]);

	useEffect(() => {
		// Without an answer the form shows the field without a state.
		read().catch(() => undefined);
	}, [read]);

	const remove = () =>
		send(async () => {
			await actInOffice("second-factor/remove", { id: Number(id) });
			await read();
		});

	return (
		<WhenHydrated>
			<div className="field-type">
				<h2 className="second-factor-title">{texts.title}</h2>
				<p>{state && (state.setAt ? texts.state.on(formatDate(state.setAt)) : texts.state.off)}</p>
				{isOwn && <a href="/admin/second-factor">{texts.state.open}</a>}
				{isOwn && state?.setAt && <ProveFirst explanation={texts.stepUp.forOwnLogin} />}
				{!isOwn && state?.setAt && (
					<>
						<p>{texts.remove.explanation}</p>
						<ConfirmButton
							disabled={sending}
							onConfirm={remove}
							words={{ ...texts.remove, label: texts.remove.other, question: texts.remove.question(name) }}
						/>
					</>
				)}
				{dialog}
			</div>
		</WhenHydrated>
	);
}
