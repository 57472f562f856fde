import { NavLink } from "@/components/layout/nav-link";
import { Picture } from "@/components/layout/picture";
import { homeText } from "@/lib/bengali/site";
import { contentPath } from "@/lib/contract/paths";
import type { ContentPage } from "@/lib/school/contents";
import styles from "./history.module.css";
import { Section } from "./section";

/** The school's history, a block each with its read-more link (spec section 2). */
export function History({ blocks }: { blocks: ContentPage[] }) {
	if (blocks.length === 0) return null;
	return (
		<Section id="history" title={homeText.history}>
			{blocks.map(({ name, picture, readmore_text }, index) => (
				<article key={name} className={styles.block}>
					{picture && (
						<Picture picture={picture} sizes="(min-width: 48rem) 14rem, 100vw" className={styles.picture} alt="" />
					)}
					<div>
						{/* The first block carries the section's own name: saying it twice helps nobody. */}
						{(index > 0 || name !== homeText.history) && <h3>{name}</h3>}
						<p>{readmore_text}</p>
						<NavLink href={contentPath(name)}>{homeText.readMore}</NavLink>
					</div>
				</article>
			))}
		</Section>
	);
}
