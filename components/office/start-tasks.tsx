import { headers } from "next/headers";
import { startText } from "@/lib/bengali/start-page";
import { requireStaffPage } from "@/lib/office/guard";
import { readTasks } from "@/lib/office/start-page";

const texts = startText.tasks;

/** On the start page: what waits for staff. */
export async function StartTasks() {
	const staff = await requireStaffPage(await headers());
	const { applications, unreleased, drafts, dated } = await readTasks(staff);
	const lines = [
		{ ...applications, text: texts.applications(applications.count) },
		{ ...unreleased, text: texts.unreleased(unreleased.count) },
		...drafts.map((line) => ({ ...line, text: texts.drafts(line.count, line.kind) })),
		...dated.map((line) => ({ ...line, text: texts.dated(line.count, line.kind) })),
	].filter(({ count }) => count > 0);
	return (
		<section className="start-tasks" aria-labelledby="start-tasks">
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
