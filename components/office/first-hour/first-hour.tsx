import { headers } from "next/headers";
import { firstHourText as text } from "@/lib/bengali/office/first-hour";
import { readFirstHour, type Step } from "@/lib/office/first-hour/first-hour";
import { findStaffFor } from "@/lib/office/guard";
import { TaskLink } from "../task-link";
import { PutAway } from "./put-away";

/** On the start page of a new school: what to do first, in order. */
export async function FirstHour() {
	if (!(await findStaffFor(await headers(), "first-hour"))) return null;
	const { isPutAway, steps } = await readFirstHour();
	const done = steps.filter((step) => step.done).length;
	if (done === steps.length) return null;
	if (isPutAway) return <PutAway away={false} />;
	const next = steps.find((step) => !step.done)?.key;
	return (
		<section aria-labelledby="first-hour" className="first-hour">
			<h2 id="first-hour">{text.title}</h2>
			<p>{text.explanation}</p>
			<p>
				<progress aria-labelledby="first-hour" max={steps.length} value={done} /> {text.progress(done, steps.length)}
			</p>
			<ol>
				{steps.map((step) => (
					<StepLine isNext={step.key === next} key={step.key} step={step} />
				))}
			</ol>
			<PutAway away />
		</section>
	);
}

function StepLine({ isNext, step: { done, href, key, minutes, missing, task } }: { isNext: boolean; step: Step }) {
	return (
		<li aria-current={isNext ? "step" : undefined} data-done={done}>
			<span className="first-hour-sign">
				<span aria-hidden="true">{done ? "✓" : ""}</span>
				<span className="first-hour-hidden">{done ? text.done : text.open}</span>
			</span>
			<TaskLink href={href} task={task}>
				{text.steps[key]}
			</TaskLink>
			{!done && <small>{[text.minutes(minutes), missing].filter(Boolean).join(" · ")}</small>}
		</li>
	);
}
