import { toBengaliDigits } from "@/lib/bengali/digits";
import type { Summary } from "./summary";
import { releaseText } from "./text";

const text = releaseText.summary;

/** What the public will see, in numbers, for the question before a release. */
export function ReleaseSummary({ summary }: { summary: Summary }) {
	const { students, passed, failed, unplaced, highest, last, differences } = summary;
	return (
		<div className="release-summary">
			<p>{text.counts(students, passed, failed, unplaced)}</p>
			{highest && <p>{text.highest(highest.name, highest.total, highest.gpa)}</p>}
			{last !== null && differences.length > 0 && (
				<>
					<p>{text.differences(last)}</p>
					<ul>
						{differences.map(({ name, roll, before, now }) => (
							<li key={roll}>
								{text.difference(name, toBengaliDigits(roll), toBengaliDigits(before), toBengaliDigits(now))}
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}
