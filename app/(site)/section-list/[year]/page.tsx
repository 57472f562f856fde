import type { Metadata } from "next";
import { MissingPage } from "@/components/layout/not-found-message";
import { SectionPage } from "@/components/student/section-page";
import { descriptions } from "@/lib/bengali/descriptions";
import { titles } from "@/lib/bengali/site";
import { sectionText } from "@/lib/bengali/student-area";
import { findYear } from "@/lib/school/structure";

type Props = PageProps<"/section-list/[year]">;

export const generateStaticParams = () => [{ year: "0" }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const year = await findYear((await params).year);
	if (!year) return { title: titles.notFound };
	const title = sectionText.caption(year.year);
	return { title, description: `${title}। ${descriptions.sections}` };
}

export default async function SectionYearPage({ params }: Props) {
	const year = await findYear((await params).year);
	return year ? <SectionPage year={year} /> : <MissingPage />;
}
