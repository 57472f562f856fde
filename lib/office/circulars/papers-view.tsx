import { notFound } from "next/navigation";
import { Table } from "@/components/layout/column-heads";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { idField } from "@/lib/contract/input";
import { shortPath } from "@/lib/contract/paths";
import { studentStaffText } from "@/lib/office/words/students";
import { addressByHost, getSettings } from "@/lib/school/settings";
import { subjectPage } from "../parts/office-template";
import { orGone } from "../parts/or-gone";
import { PrintButton } from "../parts/print";
import { PaperFrame } from "../printing/paper-frame";
import { schoolOf } from "../printing/school";
import type { Pupil, SectionOf } from "../students/roster";
import { readUnread } from "./circulars";
import { getTold, readTold } from "./reached";
import { Strips } from "./strips";
import { circularsText as text } from "./text";

/** `/admin/circulars/:id/print`: the list of who has not confirmed a notice, as paper; with `section` of that one. */
export const CircularPrint = subjectPage("circulars", async ({ id, query: { section } }) => {
	const [found, settings] = await Promise.all([id ? orGone(readUnread(id)) : ("gone" as const), getSettings()]);
	if (found === "gone") notFound();
	const sections = found.unread.filter(({ id }) => section === undefined || String(id) === section);
	const count = sections.reduce((sum, { members }) => sum + members.length, 0);
	return (
		<main className="papers-desk" data-papers="">
			<div className="office-screen papers-tools">
				<h1>{text.paper}</h1>
				<p>{text.printHint}</p>
				<div className="office-line papers-acts">
					<PrintButton>{text.print}</PrintButton>
					<a href={`/admin/circulars/${id}`}>{text.back}</a>
				</div>
			</div>
			<PaperFrame
				form="list"
				lines={[
					text.published(formatDate(found.circular.at)),
					text.listed(count, formatDate(new Date().toISOString())),
				]}
				school={schoolOf(settings)}
				title={text.paper}
			>
				<p className="papers-note papers-centred">{found.circular.name}</p>
				{count === 0 && <p>{text.allRead}</p>}
				{sections.map((section) => (
					<SectionTable key={section.id} section={section} />
				))}
			</PaperFrame>
		</main>
	);
});

const { columns } = text;

/** With an empty column, to tick off who was told. */
const SectionTable = ({ section: { title, members } }: { section: SectionOf<Pupil> }) => (
	<>
		<h3 className="papers-subtitle">{title}</h3>
		<Table
			columns={[columns.roll, columns.name, columns.father, columns.mobile, columns.told]}
			className="papers-table"
		>
			{members.map(({ id, roll, name, father, mobile }) => (
				<tr key={id}>
					<td className="papers-number">{toBengaliDigits(roll)}</td>
					<th scope="row">{name}</th>
					<td>{father}</td>
					<td className="papers-number">{mobile ? toBengaliDigits(mobile) : text.noMobile}</td>
					<td />
				</tr>
			))}
		</Table>
	</>
);

/** `/admin/circulars/:id/strips`: strips to cut for the families of a `section`; with `unread` of those who have not confirmed. */
export const StripsView = subjectPage("circulars", async ({ head, id, query: { section, unread } }) => {
	const chosen = idField.safeParse(section).data;
	const notice = id ? await orGone(getTold(id)) : "gone";
	if (notice === "gone" || !chosen) notFound();
	const [all, settings, site] = await Promise.all([
		readTold(notice, { of: "section", id: chosen }),
		getSettings(),
		addressByHost(head.get("host")),
	]);
	const pupils = all.filter(({ readAt }) => !unread || !readAt);
	const [first] = all;
	return (
		<main className="papers-desk" data-papers="">
			<Strips
				back={`/admin/circulars/${id}/reach`}
				made={text.message.of(notice.name, formatDate(notice.at), `${site}${shortPath(notice.id)}`)}
				notice={notice.id}
				pupils={pupils.map(({ id, name, roll }) => ({ id, name, roll }))}
				school={settings.school_name}
				section={first ? studentStaffText.titles.section(first.section.name, first.class.name) : ""}
			/>
		</main>
	);
});
