import type { Metadata } from "next";
import { MonthPage } from "@/components/calendar/month-page";
import { MissingPage } from "@/components/layout/not-found-message";
import { schoolYearText } from "@/lib/bengali/school-year";
import { titles } from "@/lib/bengali/site";
import { findCalendarMonth } from "@/lib/school/calendar";

type Props = PageProps<"/calendar/[year]/[month]">;

export const generateStaticParams = () => [{ year: "0", month: "0" }];

const find = async (params: Props["params"]) => {
	const { year, month } = await params;
	return findCalendarMonth(year, month);
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const found = await find(params);
	if (!found) return { title: titles.notFound };
	const title = schoolYearText.monthTitle(found.year, found.month);
	return { title, description: schoolYearText.descriptionOf(title) };
}

export default async function CalendarMonthPage({ params }: Props) {
	const found = await find(params);
	if (!found) return <MissingPage />;
	return <MonthPage {...found} title={schoolYearText.monthTitle(found.year, found.month)} />;
}
