import { formatAge } from "@/lib/bengali/age";
import { ColumnHeads } from "../parts/column-heads";
import { TaskLink } from "../parts/task-link";
import type { ChecklistItem } from "./checklist";
import { checklistItems, checklistText as texts } from "./text";

const signs = { good: "✓", old: "!", part: "◐", missing: "✗" } as const;

/** The directorate's contents: whether the site has them, and since when they are unchanged. */
export function ChecklistTable({ items }: { items: ChecklistItem[] }) {
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
