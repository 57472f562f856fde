"use client";

import { Button, toast } from "@payloadcms/ui";
import { useSyncExternalStore } from "react";
import { releaseText } from "@/lib/bengali/office/release";

const text = releaseText.share;

const never = () => () => undefined;

type Props = { exam: string; className: string };

/** The text with which a school tells families that results are out, ready to be copied. */
export function ReleaseShare({ exam, className }: Props) {
	const origin = useSyncExternalStore(
		never,
		() => location.origin,
		() => "",
	);
	const message = text.message(exam, className, `${origin}/student-result`);
	async function copy() {
		try {
			await navigator.clipboard.writeText(message);
			toast.success(text.copied);
		} catch {
			toast.error(text.notCopied);
		}
	}
	return (
		<div className="release-share">
			<label>
				{text.label}
				<textarea className="office-control" readOnly rows={3} value={message} />
			</label>
			<Button buttonStyle="secondary" margin={false} onClick={copy}>
				{text.copy}
			</Button>
		</div>
	);
}
