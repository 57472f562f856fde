"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { callApi } from "@/lib/browser/call";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import { importText } from "./text";

const { plan } = importText;

type Props = {
	id: number;
	/** Of the plan that is shown: nothing else is applied. */
	fingerprint: string;
	/** Rows that will be written, and rows that are left out. */
	accepted: number;
	refused: number;
};

export function ImportConfirm({ id, fingerprint, accepted, refused }: Props) {
	const router = useRouter();
	const [sending, send] = useSending();

	async function answer(path: "confirm" | "cancel") {
		await send(async () => {
			const { message } = await callApi<{ message: string }>(callPath("import", path), { body: { id, fingerprint } });
			if (path === "cancel" && accepted > 0) toast.success(message);
		});
		router.refresh();
	}

	return (
		<div className="office-row import-actions">
			{accepted > 0 && (
				<Button disabled={sending} margin={false} onClick={() => answer("confirm")}>
					{refused > 0 ? plan.confirmRest(accepted, refused) : plan.confirm(accepted)}
				</Button>
			)}
			<Button buttonStyle="secondary" disabled={sending} margin={false} onClick={() => answer("cancel")}>
				{accepted > 0 ? plan.cancel : plan.close}
			</Button>
		</div>
	);
}
