import { NowMark } from "@/components/calendar/now-mark";
import { Picture } from "@/components/layout/picture";
import { Section } from "@/components/layout/section";
import { ItemAction, ItemMarks, PublishedOn, type RowItem } from "@/components/lists/item-row";
import { beginningOf } from "@/lib/bengali/beginning";
import { embedText } from "@/lib/bengali/embeds";
import { dateKinds } from "@/lib/bengali/school-dates";
import { formatSpan } from "@/lib/bengali/school-year";
import { homeText } from "@/lib/bengali/site";
import { calendarPath, contentPath, examRoutinePath, itemPath, listPaths } from "@/lib/contract/paths";
import type { ContentPage } from "@/lib/school/contents";
import type { Upcoming } from "@/lib/school/school-dates";
import type { EmbedProps } from "./embed";
import styles from "./home.module.css";
import { EmbedBox } from "./late-parts";

const words = {
	notice: { title: homeText.notices, all: homeText.seeAllNotices, none: homeText.noNotices },
	routine: { title: homeText.routines, all: homeText.seeAllRoutines, none: homeText.noRoutines },
};

type ItemsProps = { kind: "notice" | "routine"; items: RowItem[]; className?: string };

/** The newest notices, pinned ones first, or the newest routines, with a link to all of them. */
export function LatestItems({ kind, items, className }: ItemsProps) {
	const { title, all, none } = words[kind];
	return (
		<Section id={kind} title={title} className={className}>
			{items.length === 0 ? (
				<p>{none}</p>
			) : (
				<>
					<ul className={styles.items}>
						{items.map((item, index) => (
							<li key={item.name}>
								<span>
									<a id={kind + index} href={itemPath(kind, item.name)}>
										{item.name}
									</a>
									<PublishedOn date={item.created_at} />
									<ItemMarks {...item} />
								</span>
								<ItemAction kind={kind} name={item.name} image={item.image} labelledBy={kind + index} />
							</li>
						))}
					</ul>
					<a href={listPaths[kind]} className="button quiet no-print">
						{all}
					</a>
				</>
			)}
		</Section>
	);
}

/** The next dates of the school year, each with a link to its day, or to the routine of an exam. */
export function NextDates({ dates }: { dates: Upcoming[] }) {
	return (
		<ul className={styles.items}>
			{dates.map(({ id, name, kind, from, to, isOngoing, routine }) => {
				const [year, month, day] = from.split("-").map(Number);
				const path = routine ? examRoutinePath(routine) : `${calendarPath(year, month)}#d${day}`;
				return (
					<li key={id}>
						<span>
							<a href={path}>{name}</a>
							<small>
								{`${formatSpan(from, to)} · ${dateKinds[kind]}`}
								{isOngoing && <NowMark from={from} to={to} />}
							</small>
						</span>
					</li>
				);
			})}
		</ul>
	);
}

/** Characters of text in a card. */
const longest = 60;

/** As wide as the stylesheet has them. */
const sizes = "(min-width: 60rem) 20rem, 38vw";

const shortened = (whole: string) =>
	whole.length <= longest ? whole : `${beginningOf(whole, longest).replace(/[,;।]$/, "")}…`;

/** The school's history or the other content blocks, each a link with its picture and text. */
export function ContentCards({ id, title, blocks }: { id: string; title: string; blocks: ContentPage[] }) {
	if (blocks.length === 0) return null;
	return (
		<Section id={id} title={title}>
			<div className={styles.cards}>
				{blocks.map(({ name, picture, readmore_text }) => (
					<article key={name}>
						<a href={contentPath(name)}>
							{picture && <Picture picture={picture} sizes={sizes} alt="" />}
							<div>
								<h3>{name}</h3>
								<p>{shortened(readmore_text)}</p>
								<b>{homeText.readMore}</b>
							</div>
						</a>
					</article>
				))}
			</div>
		</Section>
	);
}

/** The school's official social page or the national anthem's video, with a plain link. */
export function Outside({ kind, address }: { kind: EmbedProps["kind"]; address: string | null }) {
	if (!address) return null;
	const { title, link } = embedText[kind];
	return (
		<Section id={kind} title={title}>
			<EmbedBox kind={kind} address={address} />
			<a href={address} className="button quiet">
				{link}
			</a>
		</Section>
	);
}
