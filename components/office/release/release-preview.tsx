import { formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { releaseText as text } from "@/lib/bengali/office/release";
import { toOrdinal } from "@/lib/bengali/ordinal";
import type { SheetSubject } from "@/lib/office/marks/compute";
import type { Preview } from "@/lib/office/release/preview";
import { ReleaseForm } from "./release-form";
import { TakeBack } from "./take-back";

/** What would be released, the empty cells first; or that it is released. */
export function ReleasePreview({ preview }: { preview: Preview }) {
	const { exam, class: of, release } = preview;
	return (
		<>
			<h2>
				{exam.title} · {of.name}
			</h2>
			{release ? (
				<>
					<p role="status">
						<strong>
							{release.at > new Date().toISOString()
								? text.states.later(formatMoment(release.at))
								: text.states.at(formatMoment(release.at))}
						</strong>
					</p>
					{release.by && <p>{text.by(release.by, formatMoment(release.madeAt))}</p>}
					<TakeBack classId={of.id} exam={exam.id} />
				</>
			) : (
				<>
					<Facts preview={preview} />
					<Sheets preview={preview} />
				</>
			)}
		</>
	);
}

function Facts({ preview }: { preview: Preview }) {
	const { blank, class: of, count, emptyCells, exam, fingerprint, stored, tooLarge } = preview;
	if (count === 0 && stored === 0) return <p>{text.nothing}</p>;
	return (
		<>
			{count === 0 ? (
				<p>{text.byHand(stored)}</p>
			) : (
				<>
					<p className={emptyCells > 0 ? "release-warning" : undefined}>
						{emptyCells > 0 ? (
							<>
								<strong>{text.empty(emptyCells)}</strong> {text.emptyMeaning}
							</>
						) : (
							text.noEmpty
						)}
					</p>
					{blank.length > 0 && <p>{text.blank(blank.length)}</p>}
					<p>
						{text.sheets(count)} {stored > 0 && text.replaced(stored)}
					</p>
				</>
			)}
			{tooLarge.length > 0 ? (
				<p className="release-error" role="alert">
					{text.tooLarge(tooLarge.length)}
				</p>
			) : (
				<ReleaseForm classId={of.id} exam={exam.id} fingerprint={fingerprint} />
			)}
		</>
	);
}

function Sheets({ preview: { class: of, exam, rows, section, sections, subjects } }: { preview: Preview }) {
	if (rows.length === 0) return null;
	const graded = rows.some(({ sheet }) => sheet.gpa !== null);
	return (
		<>
			<nav aria-label={text.section} className="release-sections">
				{sections.map(({ id, name }) => (
					<a
						aria-current={id === section ? "true" : undefined}
						href={`/admin/marks/release?exam=${exam.id}&class=${of.id}&section=${id}`}
						key={id}
					>
						{text.section} {name}
					</a>
				))}
				<a href={`/admin/marks?exam=${exam.id}&section=${section}`}>{text.marks}</a>
			</nav>
			<div className="release-frame">
				<table className="release-sheets">
					<thead>
						<tr>
							<th scope="col">{text.roll}</th>
							<th scope="col">{text.name}</th>
							{subjects.map(({ id, name }) => (
								<th key={id} scope="col">
									{name}
								</th>
							))}
							<th scope="col">{text.total}</th>
							{graded && <th scope="col">{text.gpa}</th>}
							<th scope="col">{text.position}</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(({ enrolment, roll, name, sheet }) => (
							<tr key={enrolment}>
								<td>{toBengaliDigits(roll)}</td>
								<th scope="row">{name}</th>
								{subjects.map((subject) => (
									<SubjectCell key={subject.id} subject={sheet.subjects.find((one) => one.name === subject.name)} />
								))}
								<td>{toBengaliDigits(sheet.total)}</td>
								{graded && (
									<td>
										{toBengaliDigits((sheet.gpa ?? 0).toFixed(2))} {sheet.grade}
									</td>
								)}
								<td>{toOrdinal(sheet.position)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</>
	);
}

/** A fourth subject that the student does not take is empty. */
function SubjectCell({ subject }: { subject: SheetSubject | undefined }) {
	if (!subject) return <td />;
	return (
		<td data-failed={subject.point === 0 && !subject.fourth}>
			{toBengaliDigits(subject.marks)} <small>{subject.grade}</small>
			{subject.absent && <small> {text.absent}</small>}
		</td>
	);
}
