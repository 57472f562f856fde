import { printByMenu } from "@/lib/bengali/forms";
import { sheetText as text } from "@/lib/bengali/results";
import type { FoundResult } from "@/lib/contract/results";
import { Sheet, SheetHeading } from "./sheet";
import styles from "./sheet.module.css";

/** The grade sheet in the response to a form submitted without JavaScript; it has no URL of its own. */
export default function SentSheet({ found: { result, subjects, details, head, year } }: { found: FoundResult }) {
	return (
		<>
			<Sheet result={result} subjects={subjects} details={details} heading={<SheetHeading head={head} year={year} />} />
			<p className={`${styles.actions} no-print`}>{printByMenu}</p>
			<p className="no-print">
				<a href="/student-result" className="button quiet">
					{text.again}
				</a>
			</p>
		</>
	);
}
