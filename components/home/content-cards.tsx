import { NavLink } from "@/components/layout/nav-link";
import { Picture } from "@/components/layout/picture";
import { homeText } from "@/lib/bengali/site";
import { contentPath } from "@/lib/contract/paths";
import type { ContentPage } from "@/lib/school/contents";
import styles from "./content-cards.module.css";
import { Section } from "./section";

type Props = { id: string; title: string; blocks: ContentPage[]; className?: string };

/** The school's history or the other content blocks, each a link with its picture and text (spec section 2). */
export function ContentCards({ id, title, blocks, className }: Props) {
	if (blocks.length === 0) return null;
	return (
		<Section id={id} title={title} className={className}>
			<div className={styles.cards}>
				{blocks.map(({ name, picture, readmore_text }) => (
					<article key={name}>
						<NavLink href={contentPath(name)} className={styles.card}>
							{picture && <Picture picture={picture} sizes="7rem" className={styles.picture} alt="" />}
							<span className={styles.words}>
								<h3>{name}</h3>
								<span className={styles.text}>{readmore_text}</span>
								<span className={styles.more}>{homeText.readMore}</span>
							</span>
						</NavLink>
					</article>
				))}
			</div>
		</Section>
	);
}
