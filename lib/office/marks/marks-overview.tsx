import { mayDo, type SignedIn } from "../guard";
import { ListTable } from "../parts/column-heads";
import { withQuery } from "../paths";
import { printingText } from "../printing/text";
import { promotionText } from "../promotion/text";
import { releaseState, releaseText } from "../release/text";
import type { ClassOverview, Entered, Overview } from "./overview";
import { marksText } from "./text";

const text = marksText.overview;

/** How much of an exam is entered, and the way to what is done with it: grids, release, papers, the next year. */
export function MarksOverview({ account, overview: { exam, classes } }: { account: SignedIn; overview: Overview }) {
	return (
		<section aria-labelledby="overview" className="marks-overview">
			<h2 id="overview">{exam.title}</h2>
			<p className="office-quiet">{classes.length > 0 ? text.explanation : text.none}</p>
			{classes.map((schoolClass) => (
				<div key={schoolClass.id}>
					<ClassTable exam={exam.id} of={schoolClass} />
					<Links account={account} exam={exam.id} of={schoolClass} year={exam.year} />
				</div>
			))}
		</section>
	);
}

const stateOfCells = ({ entered, expected }: Entered) =>
	entered === 0 ? "none" : entered >= expected ? "all" : "some";

function ClassTable({ exam, of }: { exam: number; of: ClassOverview }) {
	const names = new Map(of.subjects.map(({ id, name }) => [id, name]));
	return (
		<ListTable
			caption={`${of.name} · ${releaseState(of.released)}`}
			columns={[text.section, ...of.subjects.map(({ name }) => name)]}
		>
			{of.sections.map(({ id, name, students, subjects }) => (
				<tr key={id}>
					<th scope="row">
						<a href={`/admin/marks?exam=${exam}&section=${id}`}>{name}</a> <small>{text.students(students)}</small>
					</th>
					{subjects.map((cells) => (
						<td data-entered={stateOfCells(cells)} key={cells.subject}>
							{cells.expected > 0 && (
								<a
									aria-label={`${text.openOf(name, names.get(cells.subject) ?? "")}, ${text.entered(cells.entered, cells.expected)}`}
									href={`/admin/marks?exam=${exam}&section=${id}&subject=${cells.subject}`}
								>
									{text.entered(cells.entered, cells.expected)}
								</a>
							)}
						</td>
					))}
				</tr>
			))}
		</ListTable>
	);
}

type LinksProps = { account: SignedIn; exam: number; of: ClassOverview; year: number };

/** The next steps with the class, each for accounts that may do it. */
function Links({ account, exam, of, year }: LinksProps) {
	const paper = { paper: "tabulation", year, exam, place: `class-${of.id}`, edit: 1 };
	const links = [
		{ subject: "release", href: `/admin/marks/release?exam=${exam}&class=${of.id}`, title: releaseText.title },
		{ subject: "printing", href: withQuery("/admin/printing", paper), title: printingText.title },
		{ subject: "promotion", href: `/admin/promotion?exam=${exam}&class=${of.id}`, title: promotionText.title },
	] as const;
	const own = links.filter(({ subject }) => mayDo(account, subject));
	return (
		<p className="office-row marks-links">
			{own.map(({ subject, href, title }) => (
				<a aria-label={`${title}: ${of.name}`} href={href} key={subject}>
					{title}
				</a>
			))}
		</p>
	);
}
