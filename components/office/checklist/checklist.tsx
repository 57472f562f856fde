import { headers } from "next/headers";
import { checklistItems, checklistText as texts } from "@/lib/bengali/office/checklist";
import { readChecklist } from "@/lib/office/checklist/checklist";
import { findStaffFor } from "@/lib/office/guard";

/** On the start page: what is missing or old of the directorate's contents. */
export async function Checklist() {
	if (!(await findStaffFor(await headers(), "checklist"))) return null;
	const items = await readChecklist();
	const open = items.filter(({ state }) => state !== "good");
	const present = items.filter(({ state }) => state !== "missing").length;
	return (
		<section className="checklist" aria-labelledby="checklist">
			<h2 id="checklist">{texts.title}</h2>
			<p>
				{texts.progress(present, items.length)} · <a href="/admin/checklist">{texts.open}</a>
			</p>
			<ul>
				{open.map(({ key, state, href }) => (
					<li key={key}>
						<a href={href}>{checklistItems[key]}</a>: <span className={`start-${state}`}>{texts.states[state]}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
