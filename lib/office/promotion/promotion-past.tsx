import { formatMoment } from "@/lib/bengali/dates";
import type { PastOperation } from "../operations/stored";
import { ListTable } from "../parts/column-heads";
import { UndoTask } from "../parts/undo-task";
import { callPath } from "../paths";
import type { PromotionFacts } from "./operation";
import { promotionText } from "./text";

const text = promotionText.past;
const asked = { undo: text.undo, sure: text.sure, yes: text.yes, no: text.no };
const path = callPath("promotion", "undo");

/** The last promotions; each can be taken back while no other records depend on it. */
export function PromotionPast({ past }: { past: PastOperation<PromotionFacts>[] }) {
	if (past.length === 0) return null;
	const { at, what, who, count, undo } = text.columns;
	return (
		<section aria-labelledby="promotion-past">
			<h2 id="promotion-past">{text.title}</h2>
			<ListTable columns={[at, what, who, count, undo]}>
				{past.map((one) => (
					<tr key={one.id}>
						<td>{formatMoment(one.at)}</td>
						<td>{one.title}</td>
						<td>{one.by}</td>
						<td>{text.count(one.count, one.facts.year)}</td>
						<td>
							{one.state === "taken-back" ? (
								text.wasUndone
							) : (
								<UndoTask description={text.undoOf(one.title)} id={one.id} path={path} text={asked} />
							)}
						</td>
					</tr>
				))}
			</ListTable>
		</section>
	);
}
