"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { actInOffice } from "../parts/call-office";
import { DayField } from "../parts/date-picker";
import { ConfirmButton } from "../parts/dialogs";
import { ReadyText } from "../parts/ready-text";
import { useSentForm } from "../parts/use-sending";
import { releaseText as text } from "./text";

type Props = {
	exam: number;
	classId: number;
	/** Of the sheets that are shown: nothing else is released. */
	fingerprint: string;
	/** Exam and class in words. */
	of: string;
	/** What the public will see, shown with the question. */
	summary: ReactNode;
};

/** Milliseconds: a large class on a slow machine. */
const timeout = 120_000;

/** Releases the shown results, now or at a time. */
export function ReleaseForm({ exam, classId, fingerprint, of, summary }: Props) {
	const router = useRouter();
	const [isLater, setLater] = useState(false);
	const [at, setAt] = useState("");
	const { sending, errors, setErrors, send } = useSentForm(["at", "release"]);

	async function release() {
		if (isLater && !at.trim()) {
			setErrors({ at: [text.wrongTime] });
			return;
		}
		await send(async () => {
			const body = { exam, class: classId, fingerprint, at: isLater ? at : "" };
			await actInOffice("release/release", body, timeout);
		});
		router.refresh();
	}

	const [refused] = errors.release ?? [];
	const words = {
		label: sending ? text.sending : isLater ? text.submitLater : text.submit,
		no: text.cancel,
		question: (
			<>
				{isLater && (
					<p>
						<strong>{text.scheduling(of, at)}</strong>
					</p>
				)}
				{summary}
			</>
		),
		yes: isLater ? text.sureLater : text.sure,
	};
	return (
		<div className="office-form release-form">
			<fieldset className="office-row">
				<legend>{text.when}</legend>
				<label>
					<input checked={!isLater} name="when" onChange={() => setLater(false)} type="radio" /> {text.now}
				</label>
				<label>
					<input checked={isLater} name="when" onChange={() => setLater(true)} type="radio" /> {text.later}
				</label>
			</fieldset>
			{isLater && <DayField errors={errors.at} label={text.time} withTime onChange={setAt} value={at} />}
			{refused && (
				<p className="office-error" role="alert">
					{refused}
				</p>
			)}
			<ConfirmButton disabled={sending} onConfirm={release} words={words} />
		</div>
	);
}

const never = () => () => undefined;

type ShareProps = { exam: string; className: string };

/** The text with which a school tells families that results are out, ready to be copied. */
export function ReleaseShare({ exam, className }: ShareProps) {
	const origin = useSyncExternalStore(
		never,
		() => location.origin,
		() => "",
	);
	const message = text.share.message(exam, className, `${origin}/student-result`);
	return <ReadyText rows={3} text={message} />;
}
