import { Facts } from "@/components/layout/facts";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { studentPicturePath } from "@/lib/contract/paths";
import { certificatePaperText } from "../certificates/text-fields";
import type { Pupil } from "../students/roster";
import type { Desk } from "./desk";
import { FrameHead, FrameSignatures } from "./paper-frame";
import type { Paper } from "./papers";
import { inSheets } from "./sheets";
import { paperText as text } from "./text";

type Props = Extract<Paper, { kind: "admit-cards" }> & Desk;

const cardsPerSheet = 6;

/** Cards to cut out, six on a sheet. */
export const AdmitCards = ({ exam, pupils, ...desk }: Props) =>
	inSheets(pupils, cardsPerSheet).map((cards) => (
		<div key={cards[0]?.id} className="papers-sheet papers-cards">
			{cards.map((pupil) => (
				<Card key={pupil.id} exam={text.examOf(exam)} pupil={pupil} {...desk} />
			))}
		</div>
	));

function Card({ exam, pupil, school, signed }: { exam: string; pupil: Pupil } & Desk) {
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
