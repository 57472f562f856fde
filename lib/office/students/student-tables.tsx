import type { ReactNode } from "react";
import { Table } from "@/components/layout/column-heads";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { studentStaffText } from "@/lib/office/words/students";
import type { StudentRecord } from "./schema";
import { recordText as text } from "./text";

const { columns } = text;

type Row = {
	id: number;
	cells: (string | number)[];
	/** Below the first cell. */
	links?: ReactNode;
};

type Props = {
	title: string;
	/** What stands there instead of an empty table. */
	none: string;
	/** Collection of the records, which the first cell links to. */
	collection: "enrolments" | "results";
	heads: string[];
	rows: Row[];
};

function RecordTable({ title, none, collection, heads, rows }: Props) {
	return (
		<div>
			<h2 className="students-heading">{title}</h2>
			{rows.length === 0 && <p>{none}</p>}
			{rows.length > 0 && (
				<Table columns={heads} className="office-table students-table">
					{rows.map(({ id, cells: [first = "", ...rest], links }) => (
						<tr key={id}>
							<th scope="row">
								<a href={`/admin/collections/${collection}/${id}`}>{toBengaliDigits(first)}</a>
								{links}
							</th>
							{rest.map((cell, index) => (
								<td key={heads[index + 1]}>{toBengaliDigits(cell)}</td>
							))}
						</tr>
					))}
				</Table>
			)}
		</div>
	);
}

export function EnrolmentTable({ enrolments }: Pick<StudentRecord, "enrolments">) {
	return (
		<RecordTable
			title={text.enrolments}
			none={text.noEnrolment}
			collection="enrolments"
			heads={[columns.year, columns.section, columns.roll]}
			rows={enrolments.map(({ id, year, section, roll }) => ({ id, cells: [year, section, roll] }))}
		/>
	);
}

export function ResultTable({ results }: Pick<StudentRecord, "results">) {
	const name = (exam: string, published: boolean) => (published ? exam : `${exam} (${text.unpublished})`);
	return (
		<RecordTable
			title={text.results}
			none={text.noResult}
			collection="results"
			heads={[columns.exam, columns.class, columns.total, columns.position]}
			rows={results.map(({ id, exam, class: schoolClass, total, full, position, published, ...paths }) => ({
				id,
				cells: [name(exam, published), schoolClass, `${total} / ${full}`, position ?? text.none],
				links: <SheetLinks exam={exam} {...paths} />,
			}))}
		/>
	);
}

type Sheet = Pick<StudentRecord["results"][number], "exam" | "print" | "sheet">;

/** The released grade sheet: as the public sees it, and to print. */
const SheetLinks = ({ exam, sheet, print }: Sheet) =>
	sheet &&
	print && (
		<span className="office-row students-sheets">
			<a className="students-link" aria-label={text.sheetOf(exam)} href={sheet}>
				{text.sheet}
			</a>
			<a className="students-link" aria-label={text.printOf(exam)} href={print}>
				{text.print}
			</a>
		</span>
	);

const Links = ({ links }: { links: readonly { title: string; path: string }[] }) => (
	<ul className="office-plain students-links">
		{links.map(({ title, path }) => (
			<li key={path}>
				<a className="students-link" href={path}>
					{title}
				</a>
			</li>
		))}
	</ul>
);

/** Links to the papers that can be printed for the student today. */
export const StudentPapers = ({ papers }: Pick<StudentRecord, "papers">) => (
	<div>
		<h2 className="students-heading">{text.papers}</h2>
		{papers.length === 0 && <p>{text.noPapers}</p>}
		<Links links={papers} />
	</div>
);

/** Certificates that were made for the student, and making one. */
export const StudentCertificates = ({ certificates, id }: Pick<StudentRecord, "certificates" | "id">) => (
	<div>
		<h2 className="students-heading">{text.certificates.title}</h2>
		<p>
			<a className="students-link" href={`/admin/printing/certificates?student=${id}`}>
				{text.certificates.make}
			</a>
		</p>
		{certificates.length === 0 && <p>{text.certificates.none}</p>}
		<Links links={certificates} />
	</div>
);

/** The application for admission, and what the family asks of the school. */
export const StudentApplications = ({ applications, requests }: Pick<StudentRecord, "applications" | "requests">) => (
	<div>
		<h2 className="students-heading">{text.applications}</h2>
		{applications.length === 0 && requests === 0 && <p>{text.noApplication}</p>}
		<ul className="office-plain students-links">
			{applications.map(({ id, state, at }) => (
				<li key={id}>
					<a className="students-link" href={`/admin/admissions/${id}`}>
						{text.application(formatDate(at), studentStaffText.statuses[state])}
					</a>
				</li>
			))}
			{requests > 0 && (
				<li>
					<a className="students-link" href="/admin/data-requests">
						{text.requests(requests)}
					</a>
				</li>
			)}
		</ul>
	</div>
);
