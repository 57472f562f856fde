import { ItemAction } from "@/components/lists/item-action";
import { ItemMarks } from "@/components/lists/item-marks";
import type { RowItem } from "@/components/lists/item-row";
import { PublishedOn } from "@/components/lists/published-on";
import { homeText } from "@/lib/bengali/site";
import { itemPath, listPaths } from "@/lib/contract/paths";
import styles from "./home.module.css";
import { Section } from "./section";

const words = {
	notice: { title: homeText.notices, all: homeText.seeAllNotices, none: homeText.noNotices },
	routine: { title: homeText.routines, all: homeText.seeAllRoutines, none: homeText.noRoutines },
};

type Props = { kind: "notice" | "routine"; items: RowItem[]; className?: string };

/** The newest notices, pinned ones first, or the newest routines, with a link to all of them. */
export function LatestItems({ kind, items, className }: Props) {
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
