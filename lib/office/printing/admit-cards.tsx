import { Table } from "@/components/layout/column-heads";
import { Facts } from "@/components/layout/facts";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { formatTimes } from "@/lib/bengali/exam-routines";
import { formatSpan } from "@/lib/bengali/school-year";
import type { Sitting } from "@/lib/contract/exam-routines";
import { studentPicturePath } from "@/lib/contract/paths";
import { studentStaffText } from "@/lib/office/words/students";
import { certificatePaperText } from "../certificates/text-fields";
import type { Pupil } from "../students/roster";
import { type Desk, FrameHead, FrameSignatures, inSheets } from "./paper-frame";
import type { Paper } from "./papers";
import { paperText as text } from "./text";

type Props = Extract<Paper, { kind: "admit-cards" }> & Desk;

/** Cards on a sheet, by the papers that a student sits at most: a routine must be readable, and none of it cut off. */
const sizes = [
	{ most: 0, perSheet: 6, name: "papers-cards" },
	{ most: 7, perSheet: 4, name: "papers-cards papers-cards-long" },
	{ most: Number.POSITIVE_INFINITY, perSheet: 2, name: "papers-cards papers-cards-long papers-cards-wide" },
] as const;

/** Cards to cut out. */
export function AdmitCards({ exam, pupils, sittingsOf, ...desk }: Props) {
	const most = Math.max(...pupils.map((pupil) => sittingsOf(pupil).length));
	const size = sizes.find((size) => most <= size.most) ?? sizes[0];
	return inSheets(pupils, size.perSheet).map((cards) => (
		<div key={cards[0]?.id} className={`papers-sheet ${size.name}`}>
			{cards.map((pupil) => (
				<Card key={pupil.id} exam={text.examOf(exam)} pupil={pupil} sittings={sittingsOf(pupil)} {...desk} />
			))}
		</div>
	));
}

type CardProps = { exam: string; pupil: Pupil; sittings: Sitting[] } & Desk;

function Card({ exam, pupil, sittings, school, signed }: CardProps) {
	const { name, father, mother, roll, code, picture, section } = pupil;
	const facts = [
		[text.name, name],
		[text.father, father],
		[text.mother, mother],
		[text.class, studentStaffText.titles.section(section.name, pupil.class.name)],
		[text.roll, toBengaliDigits(roll)],
		[text.code, toBengaliDigits(code)],
	] as const;
	return (
		<article className="papers-card" aria-label={name}>
			<FrameHead school={school} />
			<h2>
				<strong>{text.admitCard}</strong>
				<span>{exam}</span>
			</h2>
			<div className="papers-card-body">
				<Facts className="papers-facts" facts={facts} />
				{picture ? (
					<img alt="" className="papers-photo" height={300} src={studentPicturePath(picture)} width={300} />
				) : (
					<span className="papers-photo">{text.photo}</span>
				)}
			</div>
			{sittings.length > 0 && <Routine sittings={sittings} />}
			<p className="papers-note">{text.admitNote}</p>
			<div className="frame-foot">
				<FrameSignatures
					names={[text.classTeacher, text.headTeacher]}
					seal={certificatePaperText.bn.seal}
					signed={signed}
				/>
			</div>
		</article>
	);
}

const Routine = ({ sittings }: { sittings: Sitting[] }) => (
	<Table className="papers-table papers-routine" columns={[text.day, text.subject, text.timeAndHall]}>
		{sittings.map(({ subject, day, starts, ends, hall }) => (
			<tr key={subject}>
				<td className="papers-place">{formatSpan(day, day)}</td>
				<th scope="row">{subject}</th>
				<td>{[formatTimes(starts, ends), hall].filter(Boolean).join(", ")}</td>
			</tr>
		))}
	</Table>
);
