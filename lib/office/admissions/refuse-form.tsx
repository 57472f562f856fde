"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type SubmitEvent, useState } from "react";
import { callApi } from "@/lib/browser/call";
import { longestReason } from "@/lib/contract/application-reason";
import { ActButtons } from "../parts/act-buttons";
import { ActField } from "../parts/act-field";
import { useSentForm } from "../parts/use-sending";
import { callPath } from "../paths";
import { refuseText as text } from "./text";

/** Refuses the application with a reason for the family. */
export function RefuseForm({ id }: { id: number }) {
	const router = useRouter();
	const [isOpen, setOpen] = useState(false);
	const [reason, setReason] = useState("");
	const { sending, errors, send } = useSentForm(["reason"]);

	function refuse(event: SubmitEvent) {
		event.preventDefault();
		void send(
			async () => {
				const { message } = await callApi<{ message: string }>(callPath("admissions", "refuse"), {
					body: { id, reason },
				});
				toast.success(message);
				router.refresh();
			},
			() => router.refresh(),
		);
	}

	if (!isOpen)
		return (
			<Button buttonStyle="secondary" margin={false} onClick={() => setOpen(true)}>
				{text.open}
			</Button>
		);
	return (
		<form className="students-enrol" noValidate onSubmit={refuse}>
			<h2>{text.title}</h2>
			<ActField label={text.reason} hint={text.reasonHint} errors={errors.reason}>
				{(control) => (
					<textarea
						{...control}
						maxLength={longestReason}
						rows={3}
						value={reason}
						onChange={({ target }) => setReason(target.value)}
					/>
				)}
			</ActField>
			<ActButtons sending={sending} text={text} close={() => setOpen(false)} />
		</form>
	);
}
