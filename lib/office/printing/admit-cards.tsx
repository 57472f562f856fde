import { Facts } from "@/components/layout/facts";
import { formatShortDay } from "@/lib/bengali/dates";
import { formatDayOfWeek } from "@/lib/bengali/dhaka";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { formatTimes } from "@/lib/bengali/exam-routines";
import { momentOf, type Sitting } from "@/lib/contract/exam-routines";
import { studentPicturePath } from "@/lib/contract/paths";
import { studentStaffText } from "@/lib/office/words/students";
import { certificatePaperText } from "../certificates/text-fields";
import { ColumnHeads } from "../parts/column-heads";
import type { Pupil } from "../students/roster";
import type { Desk } from "./desk";
import { FrameHead, FrameSignatures } from "./paper-frame";
import type { Paper } from "./papers";
import { inSheets } from "./sheets";
import { paperText as text } from "./text";

type Props = Extract<Paper, { kind: "admit-cards" }> & Desk;

const cardsPerSheet = 6;

/** Fewer and higher cards, with the routine of the exam. */
const withRoutine = 4;

/** Cards to cut out, six on a sheet; with what the student sits four. */
export function AdmitCards({ exam, pupils, sittingsOf, ...desk }: Props) {
	const isLong = pupils.some((pupil) => sittingsOf(pupil).length > 0);
	return inSheets(pupils, isLong ? withRoutine : cardsPerSheet).map((cards) => (
		<div key={cards[0]?.id} className={`papers-sheet papers-cards${isLong ? " papers-cards-long" : ""}`}>
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
	<table className="papers-table papers-routine">
		<ColumnHeads columns={[text.day, text.subject, text.timeAndHall]} />
		<tbody>
			{sittings.map(({ subject, day, starts, ends, hall }) => (
				<tr key={subject}>
					<td className="papers-place">
						{formatShortDay(momentOf(day, "12:00"))} {formatDayOfWeek(day)}
					</td>
					<th scope="row">{subject}</th>
					<td>{[formatTimes(starts, ends), hall].filter(Boolean).join(", ")}</td>
				</tr>
			))}
		</tbody>
	</table>
);
