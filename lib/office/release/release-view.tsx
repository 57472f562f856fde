import { idField } from "@/lib/contract/input";
import { marksText } from "../marks/text";
import { oldResultsText } from "../old-results/text";
import { ListTable } from "../parts/column-heads";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { orGone } from "../parts/or-gone";
import { type Preview, readPreview } from "./preview";
import { ReleasePreview } from "./release-preview";
import { listReleases, type ReleaseState } from "./releases";
import { releaseState, releaseText as text } from "./text";

const path = "/admin/marks/release";

/** `/admin/marks/release`: releasing the results of an exam and class, and taking them back. */
export const ReleaseView = subjectPage("release", async ({ view, query }) => {
	const preview = await findPreview(query);
	return (
		<SubjectPage view={view} above={[{ label: marksText.title, url: "/admin/marks" }]} className="office-flow">
			{preview === null && <States states={await listReleases()} />}
			{preview === null && (
				<p>
					<a href="/admin/old-results">{oldResultsText.link}</a>
				</p>
			)}
			{preview !== null && (
				<p>
					<a href={path}>{text.back}</a>
				</p>
			)}
			{preview === "gone" && <p role="alert">{text.gone}</p>}
			{preview !== null && preview !== "gone" && <ReleasePreview preview={preview} />}
		</SubjectPage>
	);
});

type Asked = { exam?: unknown; class?: unknown; section?: unknown };

/** @returns what the query string names; null if it names nothing, "gone" if there is no such exam or class */
async function findPreview(asked: Asked): Promise<Preview | "gone" | null> {
	if (!asked.exam && !asked.class) return null;
	const [exam, classId, section] = [asked.exam, asked.class, asked.section].map((id) => idField.safeParse(id).data);
	if (!exam || !classId) return "gone";
	return orGone(readPreview(exam, classId, section));
}

/** Exams and classes with marks or results. */
function States({ states }: { states: ReleaseState[] }) {
	if (states.length === 0) return <p>{text.none}</p>;
	const { exam, class: className, state } = text.columns;
	return (
		<>
			<p>{text.explanation}</p>
			<ListTable columns={[exam, className, state, null]}>
				{states.map((state) => (
					<tr key={`${state.exam}/${state.class}`}>
						<td>{state.examTitle}</td>
						<td>{state.className}</td>
						<td data-released={state.at !== null}>{releaseState(state.at)}</td>
						<td>
							<a
								aria-label={text.openOf(state.examTitle, state.className)}
								href={`${path}?exam=${state.exam}&class=${state.class}`}
							>
								{text.open}
							</a>
						</td>
					</tr>
				))}
			</ListTable>
		</>
	);
}
