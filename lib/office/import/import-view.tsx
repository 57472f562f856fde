import { maxFileBytes } from "../lists/limits";
import { PastList } from "../operations/past-list";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { callPath } from "../paths";
import { ImportProgress, ImportUpload } from "./import-acts";
import { ImportExport } from "./import-export";
import { ImportPlan } from "./import-plan";
import { faultText } from "./operation";
import { importText as texts } from "./text";
import { type ImportPage, readImportPage } from "./view";

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
