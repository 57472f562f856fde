import { formatDate } from "@/lib/bengali/dates";
import { studentStaffText } from "@/lib/office/words/students";
import type { StudentRecord } from "./schema";
import { recordText as text } from "./text";

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
