import { headers } from "next/headers";
import { dataRequestsOfficeText } from "@/lib/bengali/office/data-requests";
import { feedbackOfficeText } from "@/lib/bengali/office/feedback";
import { startText } from "@/lib/bengali/office/start";
import { readBanner } from "@/lib/office/banner/banner";
import { frequentFaults } from "@/lib/office/faults/faults";
import { findStaffFor, requireStaffPage } from "@/lib/office/guard";
import { readTasks } from "@/lib/office/start/start-page";
import { BannerState } from "../banner/banner-state";
import { FrequentFaults } from "../faults/frequent-faults";

const texts = startText.tasks;

/**
 * On the start page: frequent errors, the urgent banner while there is one, and counts of records that wait for staff.
 */
export async function StartTasks() {
	const staff = await requireStaffPage(await headers());
	const { applications, unreleased, requests, feedback, drafts, dated } = await readTasks(staff);
	const banner = (await findStaffFor(await headers(), "banner")) && (await readBanner());
	const faults = (await findStaffFor(await headers(), "faults")) ? await frequentFaults() : [];
	const lines = [
		{ ...applications, text: texts.applications(applications.count) },
		{ ...unreleased, text: texts.unreleased(unreleased.count) },
		{ ...requests, text: dataRequestsOfficeText.task(requests.count) },
		{ ...feedback, text: feedbackOfficeText.task(feedback.count) },
		...drafts.map((line) => ({ ...line, text: texts.drafts(line.count, line.kind) })),
		...dated.map((line) => ({ ...line, text: texts.dated(line.count, line.kind) })),
	].filter(({ count }) => count > 0);
	return (
		<section className="start-tasks" aria-labelledby="start-tasks">
			{faults.length > 0 && <FrequentFaults faults={faults} />}
			{banner && <BannerState banner={banner} />}
			<h2 id="start-tasks">{texts.title}</h2>
			{lines.length === 0 && <p>{texts.none}</p>}
			<ul>
				{lines.map(({ href, text }) => (
					<li key={href}>
						<a href={href}>{text}</a>
					</li>
				))}
			</ul>
		</section>
	);
}
