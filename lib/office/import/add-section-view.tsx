"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { callApi } from "@/lib/browser/call";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import type { MissingSection } from "./places";
import { importText } from "./text";

const { plan: texts } = importText;

/** Adds a section that the file names; then the stored file is compared again. */
export function AddSection({ class: id, className, name }: MissingSection) {
	const router = useRouter();
	const [sending, send] = useSending();

	const add = () =>
		send(async () => {
			const body = { class: id, name };
			toast.success((await callApi<{ message: string }>(callPath("import", "section"), { body })).message);
			router.refresh();
		});

	return (
		<Button
			aria-label={texts.addSectionOf(className, name)}
			buttonStyle="secondary"
			disabled={sending}
			margin={false}
			onClick={add}
			size="small"
		>
			{texts.addSection(name)}
		</Button>
	);
}
