"use client";

import { Button } from "@payloadcms/ui";
import { formatMoment } from "@/lib/bengali/dates";
import { ModalDialog } from "../parts/modal-dialog";
import { TextPairs } from "../parts/text-pairs";
import { useSending } from "../parts/use-sending";
import type { Compared } from "./calls";
import { editingText } from "./text";

const { conflict: texts } = editingText;

type Props = { compared: Compared; close: () => void; keepMine: () => void; takeTheirs: () => Promise<void> };

/** Both texts of each field that differs, side by side, with the choice. Escape leads back to the form as it is. */
export function ConflictDialog({ compared, close, keepMine, takeTheirs }: Props) {
	const [sending, send] = useSending();
	const at = formatMoment(compared.updatedAt);
	return (
		<ModalDialog className="editing-conflict" onClose={close} title={texts.heading}>
			<p>{compared.isOwn ? texts.own(at) : texts.by(compared.by, at)}</p>
			<TextPairs
				pairs={compared.differences.map(({ label, mine, theirs }) => ({
					label,
					first: { name: texts.theirs, text: theirs },
					second: { name: texts.mine, text: mine },
				}))}
			/>
			<p>{compared.hasHistory ? texts.hint : texts.hintWithoutHistory}</p>
			<div className="editing-conflict__acts">
				<Button buttonStyle="primary" disabled={sending} margin={false} onClick={keepMine}>
					{texts.keepMine}
				</Button>
				<Button buttonStyle="secondary" disabled={sending} margin={false} onClick={() => void send(takeTheirs)}>
					{texts.takeTheirs}
				</Button>
				<Button buttonStyle="subtle" disabled={sending} margin={false} onClick={close}>
					{texts.back}
				</Button>
			</div>
		</ModalDialog>
	);
}
