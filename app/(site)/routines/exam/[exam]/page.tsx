import type { Metadata } from "next";
import { ExamRoutinePage } from "@/components/exams/routine-page";
import { MissingPage } from "@/components/layout/not-found-message";
import { RelatedPages } from "@/components/layout/related";
import { examRoutineText } from "@/lib/bengali/exam-routines";
import { titles } from "@/lib/bengali/site";
import { getExamRoutine } from "@/lib/school/exam-routines";

type Props = PageProps<"/routines/exam/[exam]">;

export const generateStaticParams = () => [{ exam: "0" }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const routine = await getExamRoutine((await params).exam);
	if (!routine) return { title: titles.notFound };
	const name = examRoutineText.of(routine.name, routine.year);
	const description = examRoutineText.description(name, routine.from, routine.to);
	return { title: examRoutineText.routineOf(name), description };
}

/** An exam's published routine. */
export default async function ExamPage({ params }: Props) {
	const routine = await getExamRoutine((await params).exam);
	if (!routine) return <MissingPage />;
	return (
		<>
			<ExamRoutinePage {...routine} />
			<RelatedPages path="/routines" />
		</>
	);
}
