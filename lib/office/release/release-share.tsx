"use client";

import { useSyncExternalStore } from "react";
import { ReadyText } from "../parts/ready-text";
import { releaseText } from "./text";

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
	return <ReadyText label={text.label} rows={3} text={message} words={text} />;
}
