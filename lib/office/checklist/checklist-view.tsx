import { formatAge } from "@/lib/bengali/age";
import { formatDate } from "@/lib/bengali/dates";
import { ColumnHeads } from "../parts/column-heads";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { PrintButton } from "../parts/print-button";
import { TaskLink } from "../parts/task-link";
import { type ChecklistItem, readChecklist } from "./checklist";
import { checklistItems, checklistText as texts } from "./text";

const signs = { good: "✓", old: "!", part: "◐", missing: "✗" } as const;

/** The directorate's contents: whether the site has them, and since when they are unchanged. */
function ChecklistTable({ items }: { items: ChecklistItem[] }) {
	const { item, state, changed } = texts.columns;
	return (
		<div className="table">
			<table>
				<ColumnHeads columns={[item, state, changed]} />
				<tbody>
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
				</tbody>
			</table>
		</div>
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
