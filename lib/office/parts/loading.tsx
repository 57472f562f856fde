"use client";
/** What is not there yet: scripts that have not run, and parts whose file has not come. */
import { Button, toast } from "@payloadcms/ui";
import { type ComponentType, type ReactNode, useState } from "react";
import { waitingText } from "@/lib/bengali/forms";
import { noConnectionText } from "@/lib/bengali/no-connection";
import { useHydrated } from "@/lib/browser/use-hydrated";

/** Disables its controls until hydration, because clicks and input before that would be lost. */
export const WhenHydrated = ({ children }: { children: ReactNode }) => (
	<fieldset className="office-when-hydrated" disabled={!useHydrated()} role="none">
		{children}
	</fieldset>
);

/** In place of a part whose file did not come. What was typed is kept over the reload (../sessions/unsaved-fields.tsx). */
export const NotLoaded = () => (
	<div className="field-type" role="alert">
		<p>{noConnectionText}</p>
		<Button buttonStyle="secondary" margin={false} onClick={() => location.reload()} size="small">
			{waitingText.retry}
		</Button>
	</div>
);

/** @returns a dialog that is loaded when it is opened, what opens and what closes it; one that does not come says so */
export function useOpened<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
	const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
	const open = () =>
		void load().then(
			(part) => setDialog(() => part.default),
			() => toast.error(noConnectionText),
		);
	return [Dialog, open, () => setDialog(null)] as const;
}
