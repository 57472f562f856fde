import { headers } from "next/headers";
import { formatDate } from "@/lib/bengali/dates";
import { findStaffFor } from "../guard";
import { ListTable } from "../parts/column-heads";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { PrintButton } from "../parts/print";
import { TaskLink } from "../parts/task-bar";
import { formatAge } from "./age";
import { type ChecklistItem, readChecklist } from "./checklist";
import { checklistItems, checklistText as texts } from "./text";

const signs = { good: "✓", old: "!", part: "◐", missing: "✗" } as const;

/** The directorate's contents: whether the site has them, and since when they are unchanged. */
function ChecklistTable({ items }: { items: ChecklistItem[] }) {
	const { item, state, changed } = texts.columns;
	return (
		<ListTable columns={[item, state, changed]}>
			{items.map(({ key, state, changedAt, href, missing, task }) => (
				<tr key={key}>
					<td>
						<TaskLink href={href} task={{ ...task, back: "/admin/checklist" }}>
							{checklistItems[key]}
						</TaskLink>
						{missing && <span className="checklist-advice">{missing}</span>}
					</td>
					<td className={`checklist-state checklist-${state}`}>
						<span aria-hidden="true">{signs[state]}</span> {texts.states[state]}
					</td>
					<td className="checklist-state">{changedAt ? formatAge(changedAt) : texts.never}</td>
				</tr>
			))}
		</ListTable>
	);
}

/** `/admin/checklist`: the directorate's checklist, whole, on one printed page. */
export const ChecklistView = subjectPage("checklist", async ({ view, staff }) => {
	const items = await readChecklist(staff);
	return (
		<SubjectPage view={view} className="checklist-sheet">
			<p>{texts.explanation}</p>
			<p>{texts.printedAt(formatDate(new Date().toISOString()))}</p>
			<ChecklistTable items={items} />
			<PrintButton>{texts.print}</PrintButton>
		</SubjectPage>
	);
});

/** On the start page: what is missing or old of the directorate's contents. */
export async function Checklist() {
	const staff = await findStaffFor(await headers(), "checklist");
	if (!staff) return null;
	const items = await readChecklist(staff);
	const open = items.filter(({ state }) => state !== "good");
	const count = (...states: ChecklistItem["state"][]) => items.filter(({ state }) => states.includes(state)).length;
	return (
		<section className="checklist office-card office-targets start-part" aria-labelledby="checklist">
			<h2 id="checklist">{texts.title}</h2>
			<p>{texts.progress(count("good", "old"), items.length, count("part"))}</p>
			<p>
				<a href="/admin/checklist">{texts.open}</a>
			</p>
			<ul>
				{open.map(({ key, state, href, missing, task }) => (
					<li className="office-line" key={key}>
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
