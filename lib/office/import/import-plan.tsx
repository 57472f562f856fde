import { toBengaliDigits } from "@/lib/bengali/digits";
import type { OpenOperation } from "../operations/open";
import { CallButton } from "../parts/call-button";
import { ListTable } from "../parts/column-heads";
import { PageSteps } from "../parts/office-template";
import { callPath } from "../paths";
import { ImportConfirm } from "./import-acts";
import { faultText } from "./operation";
import { importText } from "./text";
import { kinds, type ShownEntry, type ShownPlan } from "./view";

const texts = importText.plan;

const hrefOf = (kind: string, page = 1) => `/admin/import?list=${kind}&page=${page}`;

/** The dry run of a file: how many rows are new, changed, the same and refused, and which. */
export function ImportPlan({ plan, run }: { plan: ShownPlan; run: OpenOperation }) {
	const { causes, counts, fingerprint, ignored, notes, proposesProof } = plan;
	const accepted = counts.new + counts.changed;
	const fault = faultText(run);
	return (
		<section>
			<h2>{texts.title}</h2>
			<p>{importText.upload.of(run.title)}</p>
			{fault && (
				<p className="office-error" role="alert">
					{fault}
				</p>
			)}
			{notes.map((note) => (
				<p key={note}>{note}</p>
			))}
			{ignored.length > 0 && <p>{texts.ignored(ignored)}</p>}
			{proposesProof && (
				<p>
					{texts.ownCodes} <a href="/admin/globals/student-area">{texts.toProof}</a>
				</p>
			)}
			{accepted === 0 && <p>{counts.refused > 0 ? texts.allRefused : texts.nothing}</p>}
			<Causes causes={causes} />
			<ImportConfirm accepted={accepted} fingerprint={fingerprint} id={run.id} refused={counts.refused} />
			<nav aria-label={texts.title} className="office-row import-counts">
				{kinds.map((kind) => (
					<a aria-current={kind === plan.kind ? "true" : undefined} data-kind={kind} href={hrefOf(kind)} key={kind}>
						<strong>{toBengaliDigits(counts[kind])}</strong> {importText.kinds[kind]}
					</a>
				))}
			</nav>
			{counts.refused > 0 && (
				<p>
					<a download href={callPath("import/refused", { id: run.id })}>
						{texts.refused}
					</a>
				</p>
			)}
			{plan.entries.length === 0 ? <p>{texts.none}</p> : <EntryTable plan={plan} />}
			<PageSteps hrefOf={(page) => hrefOf(plan.kind, page)} page={plan.page} pages={plan.pages} />
		</section>
	);
}

function Causes({ causes }: Pick<ShownPlan, "causes">) {
	if (causes.length === 0) return null;
	return (
		<>
			<h3 id="causes">{texts.causes}</h3>
			<ul aria-labelledby="causes" className="office-plain office-stack import-causes">
				{causes.map(({ text, rows, missing }) => (
					<li className="office-line" key={text}>
						{texts.cause(rows, text)}{" "}
						{missing && (
							<CallButton
								body={{ class: missing.class, name: missing.name }}
								description={texts.addSectionOf(missing.className, missing.name)}
								label={texts.addSection(missing.name)}
								call="import/section"
								size="small"
							/>
						)}
					</li>
				))}
			</ul>
		</>
	);
}

function EntryTable({ plan: { kind, entries } }: { plan: ShownPlan }) {
	const { line, student, changes, reasons, place } = texts.columns;
	const last = { changed: changes, refused: reasons, new: place, same: place }[kind];
	return (
		<ListTable columns={[line, student, last]}>
			{entries.map((entry) => (
				<tr key={entry.line}>
					<td>{toBengaliDigits(entry.line)}</td>
					<td>{entry.href ? <a href={entry.href}>{entry.title}</a> : entry.title}</td>
					<td>
						<Notes {...entry} />
					</td>
				</tr>
			))}
		</ListTable>
	);
}

function Notes({ notes, place }: ShownEntry) {
	if (notes.length === 0) return place;
	return (
		<ul className="import-notes">
			{notes.map(({ label, text }) => (
				<li key={`${label}${text}`}>
					{label && <b>{label}: </b>}
					{text}
				</li>
			))}
		</ul>
	);
}
