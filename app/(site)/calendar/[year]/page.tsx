import type { Metadata } from "next";
import { YearPage } from "@/components/calendar/year-page";
import { MissingPage } from "@/components/layout/not-found-message";
import { schoolYearText } from "@/lib/bengali/school-year";
import { titles } from "@/lib/bengali/site";
import { findCalendarYear } from "@/lib/school/calendar";

type Props = PageProps<"/calendar/[year]">;

export const generateStaticParams = () => [{ year: "0" }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const year = await findCalendarYear((await params).year);
	if (year === null) return { title: titles.notFound };
	const title = schoolYearText.yearTitle(year);
	return { title, description: schoolYearText.descriptionOf(title) };
}

export default async function CalendarYearPage({ params }: Props) {
	const year = await findCalendarYear((await params).year);
	return year === null ? <MissingPage /> : <YearPage year={year} />;
}
