import { Sheet, SheetHeading } from "@/components/results/sheet";
import { resultTitles } from "@/lib/bengali/results";
import type { Paper, School } from "@/lib/office/printing/papers";
import { Letterhead } from "./letterhead";

type Props = Extract<Paper, { kind: "grade-sheets" }> & { school: School };

/** The public grade sheet of each student, one on a sheet of paper. */
export const GradeSheets = ({ sheets, school }: Props) =>
	sheets.map(({ id, result, subjects, details, head, year, code }) => (
		<section key={id} className={`papers-sheet papers-grade-sheet`} aria-label={head.student.name}>
			<Letterhead school={school} title={resultTitles.sheet} />
			<Sheet
				code={code}
				heading={<SheetHeading head={head} year={year} />}
				result={result}
				subjects={subjects}
				details={details}
			/>
		</section>
	));
