import { Suspense } from "react";
import { readBanner } from "../banner/banner";
import { BannerState } from "../banner/banner-view";
import { circularsText } from "../circulars/text";
import { dataRequestsOfficeText } from "../data-requests/text";
import { FrequentFaults, frequentFaults } from "../faults/frequent-faults";
import { feedbackOfficeText } from "../feedback/text";
import { isEmptySchool } from "../first-hour/begun";
import { mayDo, type SignedIn } from "../guard";
import { RecordState } from "../parts/record-state";
import { StartWarnings } from "../warnings/start-warnings";
import type { PageRecords } from "./page-records";
import { readMarking, readTasks } from "./start-page";
import { startText } from "./text";

const texts = startText.tasks;

/** Frequent errors, the urgent banner while there is one, and what waits for staff. */
export async function StartTasks({ staff }: { staff: SignedIn }) {
	const [tasks, banner, faults] = await Promise.all([
		readTasks(staff),
		mayDo(staff, "banner") ? readBanner() : null,
		mayDo(staff, "faults") ? frequentFaults() : [],
	]);
	const { applications, unreleased, requests, circulars, feedback, drafts, dated } = tasks;
	const lines = [
		{ ...applications, text: texts.applications(applications.count) },
		{ ...unreleased, text: texts.unreleased(unreleased.count) },
		{ ...requests, text: dataRequestsOfficeText.task(requests.count) },
		{ ...circulars, text: circularsText.task(circulars.count) },
		{ ...feedback, text: feedbackOfficeText.task(feedback.count) },
	].filter(({ count }) => count > 0);
	const isNone = lines.length + drafts.count + dated.count === 0;
	return (
		<section className="office-card office-targets start-part start-tasks" aria-labelledby="start-tasks">
			{mayDo(staff, "warnings") && (
				<Suspense>
					<StartWarnings staff={staff} />
				</Suspense>
			)}
			{faults.length > 0 && <FrequentFaults faults={faults} />}
			{banner && <BannerState banner={banner} />}
			<h2 id="start-tasks">{texts.title}</h2>
			{lines.length > 0 && (
				<ul>
					{lines.map(({ href, text }) => (
						<li key={href}>
							<a href={href}>{text}</a>
						</li>
					))}
				</ul>
			)}
			{/* Counts all cells of an exam: the page does not wait for it. */}
			<Suspense>
				<StartMarks isNone={isNone} staff={staff} />
			</Suspense>
			<Records of={drafts} title={texts.drafts} />
			<Records of={dated} title={texts.dated} />
		</section>
	);
}

/** Records with their states, the first of them by name. */
function Records({ of: { count, shown }, title }: { of: PageRecords; title: string }) {
	if (count === 0) return null;
	return (
		<>
			<h3>{title}</h3>
			<ul>
				{shown.map(({ href, kind, state, title: name }) => (
					<li key={href}>
						<a href={href}>
							{kind}: {name}
						</a>{" "}
						<RecordState record={state} />
					</li>
				))}
			</ul>
			{count > shown.length && <p>{texts.more(count - shown.length)}</p>}
		</>
	);
}

type Props = {
	staff: SignedIn;
	/** Whether nothing else waits. */
	isNone: boolean;
};

/** How far the marks of the current exam are entered in each section, as bars; without any, whether nothing waits. */
async function StartMarks({ staff, isNone }: Props) {
	const marking = mayDo(staff, "marks") ? await readMarking(staff) : null;
	if (!marking) return isNone && <p>{(await isEmptySchool()) ? texts.begin : texts.none}</p>;
	const { complete, exam, sections } = marking;
	return (
		<>
			<h3>{texts.marks(exam)}</h3>
			<ul>
				{sections.map(({ entered, expected, href, id, title }) => (
					<li className="office-line start-marks" key={id}>
						<a href={href}>{texts.marksOf(title, entered, expected)}</a>
						<progress aria-label={title} max={expected} value={entered} />
					</li>
				))}
			</ul>
			<p>
				{complete > 0 && texts.complete(complete)} <a href="/admin/marks">{texts.allMarks}</a>
			</p>
		</>
	);
}
