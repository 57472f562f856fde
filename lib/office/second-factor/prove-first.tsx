"use client";

import { Button, toast } from "@payloadcms/ui";
import { WhenHydrated } from "../parts/when-hydrated";
import { askProved } from "./proven-link";
import { secondFactorText } from "./text";
import { useStepUp } from "./use-step-up";

const texts = secondFactorText.stepUp;

/** In the form of an account: Payload's form cannot ask when it saves a role or a password, so its user is asked before. */
export function ProveFirst({ explanation = texts.forRole }: { explanation?: string }) {
	const [sending, send, dialog] = useStepUp();

	const prove = () =>
		send(async () => {
			await askProved();
			toast.success(texts.done);
		});

	return (
		<WhenHydrated>
			<div className="field-type">
				<p>{explanation}</p>
				<Button buttonStyle="secondary" disabled={sending} margin={false} onClick={prove}>
					{texts.title}
				</Button>
				{dialog}
			</div>
		</WhenHydrated>
	);
}
