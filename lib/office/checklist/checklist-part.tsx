import { headers } from "next/headers";
import { findStaffFor } from "../guard";
import { TaskLink } from "../parts/task-link";
import { type ChecklistItem, readChecklist } from "./checklist";
import { checklistItems, checklistText as texts } from "./text";

/** On the start page: what is missing or old of the directorate's contents. */
export async function Checklist() {
	const staff = await findStaffFor(await headers(), "checklist");
	if (!staff) return null;
	const items = await readChecklist(staff);
	const open = items.filter(({ state }) => state !== "good");
	const count = (...states: ChecklistItem["state"][]) => items.filter(({ state }) => states.includes(state)).length;
	return (
		<section className="checklist start-part" aria-labelledby="checklist">
			<h2 id="checklist">{texts.title}</h2>
			<p>{texts.progress(count("good", "old"), items.length, count("part"))}</p>
			<p>
				<a href="/admin/checklist">{texts.open}</a>
			</p>
			<ul>
				{open.map(({ key, state, href, missing, task }) => (
					<li key={key}>
						<TaskLink href={href} task={{ ...task, back: "/admin" }}>
							{checklistItems[key]}
						</TaskLink>
						<span className="checklist-advice">{missing ?? texts.states[state]}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
