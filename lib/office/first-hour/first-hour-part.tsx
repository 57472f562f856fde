import { headers } from "next/headers";
import { cache } from "react";
import { findStaffFor } from "../guard";
import { CallButton } from "../parts/call-button";
import { TaskLink } from "../parts/task-bar";
import { readFirstHour, type Step } from "./first-hour";
import { firstHourText as text } from "./text";

/** Both parts of the start page below ask. */
const findFirstHour = cache(async () =>
	(await findStaffFor(await headers(), "first-hour")) ? readFirstHour() : undefined,
);

/** On the start page of a new school: what to do first, in order. */
export async function FirstHour() {
	const { isPutAway = true, steps = [] } = (await findFirstHour()) ?? {};
	const done = steps.filter((step) => step.done).length;
	if (isPutAway || done === steps.length) return null;
	const next = steps.find((step) => !step.done)?.key;
	return (
		<section aria-labelledby="first-hour" className="office-card first-hour">
			<h2 id="first-hour">{text.title}</h2>
			<p>{text.explanation}</p>
			<p>
				<progress aria-labelledby="first-hour" max={steps.length} value={done} /> {text.progress(done, steps.length)}
			</p>
			<ol className="office-plain">
				{steps.map((step) => (
					<StepLine isNext={step.key === next} key={step.key} step={step} />
				))}
			</ol>
			<PutAway away />
		</section>
	);
}

/** At the foot of the start page: the way back to a list that was put away before its end. */
export async function FirstHourBack() {
	const { isPutAway = false, steps = [] } = (await findFirstHour()) ?? {};
	return isPutAway && steps.some(({ done }) => !done) ? <PutAway away={false} /> : null;
}

/** Hides the list, or brings it back. */
const PutAway = ({ away }: { away: boolean }) => (
	<CallButton
		body={{ away }}
		label={away ? text.putAway : text.bringBack}
		margin
		call="first-hour/put-away"
		size="small"
	/>
);

function StepLine({ isNext, step: { done, href, key, minutes, missing, task } }: { isNext: boolean; step: Step }) {
	return (
		<li aria-current={isNext ? "step" : undefined} data-done={done}>
			<span className="first-hour-sign">
				<span aria-hidden="true">{done ? "✓" : ""}</span>
				<span className="office-said">{done ? text.done : text.open}</span>
			</span>
			<TaskLink href={href} task={task}>
				{text.steps[key]}
			</TaskLink>
			{!done && <small>{[text.minutes(minutes), missing].filter(Boolean).join(" · ")}</small>}
		</li>
	);
}
