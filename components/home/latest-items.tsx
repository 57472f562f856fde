import { NavLink } from "@/components/layout/nav-link";
import { ItemAction } from "@/components/lists/item-action";
import { PublishedOn } from "@/components/lists/published-on";
import { homeText } from "@/lib/bengali/site";
import { itemPath, listPaths } from "@/lib/contract/paths";
import type { Item } from "@/lib/contract/shapes";
import styles from "./latest-items.module.css";
import { Section } from "./section";

const words = {
	notice: { title: homeText.notices, all: homeText.seeAllNotices, none: homeText.noNotices },
	routine: { title: homeText.routines, all: homeText.seeAllRoutines, none: homeText.noRoutines },
};

type Props = { kind: "notice" | "routine"; items: Item[]; className?: string };

/** The newest notices or routines with a link to all of them (spec section 2). */
export function LatestItems({ kind, items, className }: Props) {
	const { title, all, none } = words[kind];
	return (
		<Section id={kind} title={title} className={className}>
			{items.length === 0 ? (
				<p>{none}</p>
			) : (
				<>
					<ul className={styles.items}>
						{items.map((item) => (
							<li key={item.name}>
								<NavLink href={itemPath(kind, item.name)} className={styles.name}>
									{item.name}
									<PublishedOn date={item.created_at} />
								</NavLink>
								<ItemAction kind={kind} name={item.name} image={item.image} />
							</li>
						))}
					</ul>
					<NavLink href={listPaths[kind]} className="button quiet no-print">
						{all}
					</NavLink>
				</>
			)}
		</Section>
	);
}
