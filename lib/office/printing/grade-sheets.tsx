import { Sheet, SheetHeading } from "@/components/results/sheet";
import { SheetCode } from "@/components/verify/sheet-code";
import { resultTitles } from "@/lib/bengali/results";
import { certificatePaperText } from "../certificates/text-fields";
import type { Desk } from "./desk";
import { PaperFrame } from "./paper-frame";
import type { Paper } from "./papers";
import { paperText as text } from "./text";

type Props = Extract<Paper, { kind: "grade-sheets" }> & Desk;

/** The public grade sheet of each student, one on a sheet of paper. */
export const GradeSheets = ({ sheets, school, signed }: Props) =>
	sheets.map(({ id, result, subjects, details, head, year, code }) => (
		<PaperFrame
			key={id}
			form="sheet"
			foot={<SheetCode src={code} />}
			label={head.student.name}
			language="bn"
			school={school}
			seal={certificatePaperText.bn.seal}
			signed={signed}
			signatures={[text.classTeacher, text.headTeacher]}
			title={resultTitles.sheet}
		>
			<Sheet
				foot={null}
				heading={<SheetHeading head={head} year={year} />}
				result={result}
				subjects={subjects}
				details={details}
			/>
		</PaperFrame>
	));
