"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { callCms } from "../parts/call-office";
import { ConfirmButton } from "../parts/confirm-button";
import { useSending } from "../parts/use-sending";
import { activityText } from "./text";

const texts = activityText.history;

/** @property form path of the record's form */
type Props = { path: string; form: string; at: string; asDraft: boolean };

/** Brings a version back, after a confirmation, and leads to the form. */
export function RestoreVersion({ path, form, at, asDraft }: Props) {
	const router = useRouter();
	const [sending, send] = useSending();

	const restore = () =>
		send(async () => {
			await callCms(`${path}?draft=${asDraft}`, { method: "POST" }, activityText.notUndone);
			toast.success(texts.restored);
			router.push(form);
			router.refresh();
		});

	return (
		<ConfirmButton
			disabled={sending}
			onConfirm={restore}
			words={{
				...activityText,
				label: asDraft ? texts.restoreAsDraft : texts.restore,
				question: texts.confirmRestore(at),
			}}
		/>
	);
}
