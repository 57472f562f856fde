import type { Metadata } from "next";
import { AcademicLinks } from "@/components/home/academic-links";
import { AnthemVideo } from "@/components/home/anthem-video";
import { CalendarBox } from "@/components/home/calendar-box";
import { ContentBlocks } from "@/components/home/content-blocks";
import { History } from "@/components/home/history";
import styles from "@/components/home/home.module.css";
import { LatestItems } from "@/components/home/latest-items";
import { Section } from "@/components/home/section";
import { Slider } from "@/components/home/slider";
import { SocialPage } from "@/components/home/social-page";
import { SentApplication } from "@/components/layout/token-links";
import { homeText, titles } from "@/lib/bengali/site";
import { getHome } from "@/lib/school/home";
import { getSettings } from "@/lib/school/settings";
import { getSlides } from "@/lib/school/slides";

// A layout's title template does not reach the page beside it.
export async function generateMetadata(): Promise<Metadata> {
	const { school_name } = await getSettings();
	return { title: `${titles.home} | ${school_name}` };
}

export default async function HomePage() {
	const [slides, home, settings] = await Promise.all([getSlides(), getHome(), getSettings()]);
	return (
		<>
			<h1 className="hidden">{settings.school_name}</h1>
			<SentApplication />
			<Slider slides={slides.map(({ id, picture: { name: _, ...picture } }) => ({ id, ...picture }))} />
			<div className={styles.columns}>
				<div>
					<History blocks={home.history} />
					<ContentBlocks blocks={home.blocks} />
				</div>
				<div>
					<LatestItems kind="notice" items={home.notices} />
					<LatestItems kind="routine" items={home.routines} />
					<AcademicLinks history={home.history[0]?.name} />
				</div>
			</div>
			<div className={styles.row}>
				<SocialPage address={settings.social_page} />
				<Section id="calendar" title={homeText.calendar}>
					<CalendarBox />
				</Section>
				<AnthemVideo address={settings.anthem_video} />
			</div>
		</>
	);
}
