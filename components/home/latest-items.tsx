import { ItemAction } from "@/components/lists/item-action";
import { PublishedOn } from "@/components/lists/published-on";
import { homeText } from "@/lib/bengali/site";
import { itemPath, listPaths } from "@/lib/contract/paths";
import type { Item } from "@/lib/contract/shapes";
import styles from "./home.module.css";
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
						{items.map(({ name, created_at, image }, index) => (
							<li key={name}>
								<span>
									<a id={kind + index} href={itemPath(kind, name)}>
										{name}
									</a>
									<PublishedOn date={created_at} />
								</span>
								<ItemAction kind={kind} name={name} image={image} labelledBy={kind + index} />
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
