import type { Metadata } from "next";
import { MonthTable } from "@/components/calendar/month-table";
import { NextExams } from "@/components/exams/next-exams";
import { Boundary } from "@/components/forms/boundary";
import styles from "@/components/home/home.module.css";
import { CalendarBox } from "@/components/home/late-parts";
import { ContentCards, LatestItems, NextDates, Outside } from "@/components/home/sections";
import { Slider } from "@/components/home/slider";
import { StudentLinks, Tasks } from "@/components/home/tiles";
import { holdInlinePicture } from "@/components/layout/inline-pictures";
import { Section } from "@/components/layout/section";
import { JsonLd, schoolData } from "@/components/layout/structured-data";
import { SentApplication } from "@/components/layout/token-links";
import { ActionNames } from "@/components/lists/item-row";
import { schoolYearText } from "@/lib/bengali/school-year";
import { homeText, titles } from "@/lib/bengali/site";
import { holidaysPath } from "@/lib/contract/paths";
import { getMonth } from "@/lib/school/calendar";
import { getHome, getHomeNotices, getSlides } from "@/lib/school/home";
import { getInlinePicture } from "@/lib/school/pictures";
import { getMonthMarks, getUpcoming } from "@/lib/school/school-dates";
import { getSettings } from "@/lib/school/settings";

// A layout's title template does not apply to the page of the same segment.
export async function generateMetadata(): Promise<Metadata> {
	const { school_name } = await getSettings();
	return { title: `${titles.home} | ${school_name}` };
}

export default async function HomePage() {
	const [slides, home, notices, settings, month, dates] = await Promise.all([
		getSlides(),
		getHome(),
		getHomeNotices(),
		getSettings(),
		getMonth(),
		getUpcoming(),
	]);
	const marks = await getMonthMarks(month.year, month.month);
	const inline = holdInlinePicture(slides[0] ? await getInlinePicture(slides[0].picture) : null);
	return (
		<>
			<JsonLd data={schoolData(settings)} />
			<h1 className="hidden">{settings.school_name}</h1>
			<SentApplication />
			<ActionNames />
			<div className={styles.home}>
				<Boundary keep="slider">
					<Slider
						slides={slides.map(({ id, picture: { name: _, inline: __, ...picture } }) => ({ id, ...picture }))}
						inline={inline}
					/>
				</Boundary>
				<Tasks />
				<LatestItems kind="notice" items={notices} className={`${styles.side} ${styles.news}`} />
				<NextExams className={styles.side} />
				<LatestItems kind="routine" items={home.routines} className={styles.side} />
				<ContentCards id="history" title={homeText.history} blocks={home.history} />
				<ContentCards id="about" title={homeText.about} blocks={home.blocks} />
				<Section id="calendar" title={homeText.calendar} className={`${styles.side} no-print`}>
					{dates.length > 0 && <NextDates dates={dates} />}
					<CalendarBox>
						<MonthTable {...month} marks={marks} className={styles.month} />
					</CalendarBox>
					<p className="buttons">
						<a href="/calendar" className="button quiet">
							{schoolYearText.all}
						</a>
						<a href={holidaysPath} className="button quiet">
							{schoolYearText.holidays.title}
						</a>
					</p>
				</Section>
				<StudentLinks history={home.history[0]?.name} className={`${styles.side} no-print`} />
				<div className={`${styles.media} no-print`}>
					<Outside kind="social" address={settings.social_page} />
					<Outside kind="anthem" address={settings.anthem_video} />
				</div>
			</div>
		</>
	);
}
