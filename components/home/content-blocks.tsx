import { NavLink } from "@/components/layout/nav-link";
import { Picture } from "@/components/layout/picture";
import { homeText } from "@/lib/bengali/site";
import { contentPath } from "@/lib/contract/paths";
import type { ContentPage } from "@/lib/school/contents";
import styles from "./content-blocks.module.css";
import { Section } from "./section";

/** The other blocks with a picture (spec section 2, further image content blocks). */
export function ContentBlocks({ blocks }: { blocks: ContentPage[] }) {
	if (blocks.length === 0) return null;
	return (
		<Section id="about" title={homeText.about}>
			<div className={styles.blocks}>
				{blocks.map(({ name, picture, readmore_text }) => (
					<article key={name} className={styles.block}>
						{picture && (
							<Picture picture={picture} sizes="(min-width: 40rem) 20rem, 100vw" className={styles.picture} alt="" />
						)}
						<div className={styles.words}>
							<h3>{name}</h3>
							<p>{readmore_text}</p>
							<NavLink href={contentPath(name)}>{homeText.readMore}</NavLink>
						</div>
					</article>
				))}
			</div>
		</Section>
	);
}
