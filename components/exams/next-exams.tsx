import { NowMark } from "@/components/calendar/now-mark";
import { Section } from "@/components/layout/section";
import { examRoutineText as text } from "@/lib/bengali/exam-routines";
import { formatSpan } from "@/lib/bengali/school-year";
import { examRoutinePath } from "@/lib/contract/paths";
import { byClass, getNextDays } from "@/lib/school/exam-routines";
import styles from "./exams.module.css";

/** The published routines that are not over, each with its next day and who sits what on it; without any, nothing. */
export async function NextExams({ className = "" }: { className?: string }) {
	const next = await getNextDays();
	if (next.length === 0) return null;
	return (
		<Section id="exams" title={text.title} className={className}>
			<ul className={`plain ${styles.next}`}>
				{next.map(({ routine: { exam, name, year }, day, isToday, sittings }) => (
					<li key={exam}>
						<a href={examRoutinePath(exam)}>{text.routineOf(text.of(name, year))}</a>
						<small>
							{text.next(formatSpan(day, day))}
							{isToday && <NowMark from={day} to={day} />}
						</small>
						<small>{byClass(sittings).map(text.subjectsOf).join(" · ")}</small>
					</li>
				))}
			</ul>
		</Section>
	);
}
