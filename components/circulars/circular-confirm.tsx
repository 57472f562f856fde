import { useEffect, useRef } from "react";
import { Boundary } from "@/components/forms/boundary";
import { CallForm } from "@/components/forms/call-form";
import { TryAgain, Waiting } from "@/components/forms/loading";
import { circularLoginText, circularText as text } from "@/lib/bengali/circulars";
import { formatMoment } from "@/lib/bengali/dates";
import { studentTitles } from "@/lib/bengali/student-area";
import { isToken, mustChangePassword, numberOf, useTokens } from "@/lib/browser/tokens";
import { forgetCall } from "@/lib/browser/use-call";
import { useFormCall } from "@/lib/browser/use-form-call";
import { useAnswer, useCallWithToken } from "@/lib/browser/use-session";
import type { CircularAnswer, CircularReadAnswer } from "@/lib/contract/circulars";
import { circularPath, circularReadPath, circularsPath, passwordPath } from "@/lib/contract/paths";
import styles from "./circular.module.css";
import type { LeafProps } from "./circular-leaf";
import { CircularLogin } from "./circular-leaf";

/**
 * The chunk of ./circular-leaf: of several children each confirms by itself. Who has only applications has no login: an
 * applicant is not asked.
 */
export default function CircularConfirm({ notice, path }: LeafProps) {
	const tokens = useTokens();
	const logins = tokens?.children.filter(isToken) ?? [];
	if (logins.length === 0) return <CircularLogin path={path} />;
	return logins.map((login) => (
		<section key={login} aria-label={text.student(numberOf(login))} className={styles.student}>
			{mustChangePassword(login, tokens) ? (
				<MustChange number={numberOf(login)} />
			) : (
				<Boundary>
					<OfStudent notice={notice} token={login} />
				</Boundary>
			)}
		</section>
	));
}

const MustChange = ({ number }: { number: string }) => (
	<>
		<p>{text.student(number)}</p>
		<p>{text.password}</p>
		<p>
			<a href={passwordPath(number)} className="button">
				{studentTitles.password}
			</a>
		</p>
	</>
);

/** Since when the logged-in student's family has confirmed the notice, or the button that confirms it. */
function OfStudent({ notice, token }: { notice: number; token: string }) {
	const number = numberOf(token);
	const callWithToken = useCallWithToken(token);
	const { data, failure, again, change } = useAnswer<CircularAnswer>(circularPath(number, notice), {
		token,
		callWithToken,
	});
	const isSent = useRef(false);
	const call = useFormCall({
		required: {},
		send: async () => {
			const answer = await callWithToken<CircularReadAnswer>(circularReadPath(number, notice));
			forgetCall(circularsPath(number), token);
			isSent.current = true;
			await change(() => ({ data: answer.data }));
			return null;
		},
	});
	if (failure) return <TryAgain message={`${text.failed} ${failure.message}`} again={again} />;
	if (!data) return <Waiting>{circularLoginText.loading}</Waiting>;
	const { asked, read_at: readAt } = data.data;
	return (
		<>
			<p>{text.student(number)}</p>
			{readAt ? (
				<Confirmed isNew={isSent.current} at={readAt} />
			) : asked ? (
				<CallForm call={call} submit={text.confirm} waitingText={text.confirming}>
					{null}
				</CallForm>
			) : (
				<p>{text.notYours}</p>
			)}
		</>
	);
}

/** Takes the focus of the button that it replaces. */
function Confirmed({ at, isNew }: { at: string; isNew: boolean }) {
	const line = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (isNew) line.current?.focus();
	}, [isNew]);
	return (
		<p className={styles.confirmed} ref={line} role="status" tabIndex={-1}>
			{text.read(formatMoment(at))}
		</p>
	);
}
