import { toBengaliDigits } from "@/lib/bengali/digits";
import { maxFileBytes } from "../lists/limits";
import type { OpenOperation } from "../operations/open";
import { PastList } from "../operations/past-list";
import { CallButton } from "../parts/call-button";
import { ListTable } from "../parts/column-heads";
import { PageSteps, SubjectPage, subjectPage } from "../parts/office-template";
import { callPath } from "../paths";
import { ImportConfirm, ImportExport, ImportProgress, ImportUpload } from "./import-acts";
import { faultText } from "./operation";
import { importText as texts } from "./text";
import { type ImportPage, kinds, readImportPage, type ShownEntry, type ShownPlan } from "./view";

/** `/admin/import`: a file, its dry run, the last imports, and the list of students as a file. */
export const ImportView = subjectPage("import", async ({ view, query }) => {
	const page = await readImportPage(query);
	return (
		<SubjectPage view={view} className="import">
			{page.isJustDone && (
				<p className="import-done" role="status">
					✓ {texts.past.done}
				</p>
			)}
			<Current {...page} />
			<PastList
				subject="import"
				past={page.past}
				text={texts.past}
				counts={({ facts: { created, changed, refused } }) => texts.past.counts(created, changed, refused)}
				note={texts.past.kept}
			/>
			<ImportExport
				{...page.structure}
				chosen={Object.fromEntries(
					(["year", "class", "section"] as const).flatMap((name) => {
						const id = Number(query[name]);
						return id ? [[name, id]] : [];
					}),
				)}
			/>
		</SubjectPage>
	);
});

/** What is going on now: an upload form, the progress, or the plan. */
function Current({ run, plan }: ImportPage) {
	if (run && plan) return <ImportPlan plan={plan} run={run} />;
	if (run && run.state !== "failed")
		return (
			<section>
				<h2>{texts.upload.title}</h2>
				<p>{texts.upload.of(run.title)}</p>
				<ImportProgress id={run.id} key={run.state} state={run.state} />
			</section>
		);
	const fault = run && faultText(run);
	return (
		<section>
			<h2>{texts.upload.title}</h2>
			<p>{texts.upload.explanation}</p>
			<p>
				<a
					className="btn btn--style-secondary btn--size-medium import-link"
					download
					href={callPath("import/template")}
				>
					{texts.upload.template}
				</a>
			</p>
			<ImportUpload fault={fault && `${run.title}: ${fault}`} key={run?.id ?? 0} maxBytes={maxFileBytes} />
			<ul>
				{texts.upload.hints.map((hint) => (
					<li key={hint}>{hint}</li>
				))}
			</ul>
		</section>
	);
}

const hrefOf = (kind: string, page = 1) => `/admin/import?list=${kind}&page=${page}`;

/** The dry run of a file: how many rows are new, changed, the same and refused, and which. */
function ImportPlan({ plan, run }: { plan: ShownPlan; run: OpenOperation }) {
	const { causes, counts, fingerprint, ignored, notes, proposesProof } = plan;
	const accepted = counts.new + counts.changed;
	const fault = faultText(run);
	return (
		<section>
			<h2>{texts.plan.title}</h2>
			<p>{texts.upload.of(run.title)}</p>
			{fault && (
				<p className="office-error" role="alert">
					{fault}
				</p>
			)}
			{notes.map((note) => (
				<p key={note}>{note}</p>
			))}
			{ignored.length > 0 && <p>{texts.plan.ignored(ignored)}</p>}
			{proposesProof && (
				<p>
					{texts.plan.ownCodes} <a href="/admin/globals/student-area">{texts.plan.toProof}</a>
				</p>
			)}
			{accepted === 0 && <p>{counts.refused > 0 ? texts.plan.allRefused : texts.plan.nothing}</p>}
			<Causes causes={causes} />
			<ImportConfirm accepted={accepted} fingerprint={fingerprint} id={run.id} refused={counts.refused} />
			<nav aria-label={texts.plan.title} className="office-row import-counts">
				{kinds.map((kind) => (
					<a aria-current={kind === plan.kind ? "true" : undefined} data-kind={kind} href={hrefOf(kind)} key={kind}>
						<strong>{toBengaliDigits(counts[kind])}</strong> {texts.kinds[kind]}
					</a>
				))}
			</nav>
			{counts.refused > 0 && (
				<p>
					<a download href={callPath("import/refused", { id: run.id })}>
						{texts.plan.refused}
					</a>
				</p>
			)}
			{plan.entries.length === 0 ? <p>{texts.plan.none}</p> : <EntryTable plan={plan} />}
			<PageSteps hrefOf={(page) => hrefOf(plan.kind, page)} page={plan.page} pages={plan.pages} />
		</section>
	);
}

function Causes({ causes }: Pick<ShownPlan, "causes">) {
	if (causes.length === 0) return null;
	return (
		<>
			<h3 id="causes">{texts.plan.causes}</h3>
			<ul aria-labelledby="causes" className="office-plain office-stack import-causes">
				{causes.map(({ text, rows, missing }) => (
					<li className="office-line" key={text}>
						{texts.plan.cause(rows, text)}{" "}
						{missing && (
							<CallButton
								body={{ class: missing.class, name: missing.name }}
								description={texts.plan.addSectionOf(missing.className, missing.name)}
								label={texts.plan.addSection(missing.name)}
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
	const { line, student, changes, reasons, place } = texts.plan.columns;
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
