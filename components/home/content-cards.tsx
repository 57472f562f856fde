import { Picture } from "@/components/layout/picture";
import { beginningOf } from "@/lib/bengali/beginning";
import { homeText } from "@/lib/bengali/site";
import { contentPath } from "@/lib/contract/paths";
import type { ContentPage } from "@/lib/school/contents";
import styles from "./home.module.css";
import { Section } from "./section";

/** Characters of text in a card. */
const longest = 60;

/** As wide as the stylesheet has them. */
const sizes = "(min-width: 60rem) 20rem, 38vw";

const shortened = (text: string) =>
	text.length <= longest ? text : `${beginningOf(text, longest).replace(/[,;।]$/, "")}…`;

type Props = { id: string; title: string; blocks: ContentPage[] };

/** The school's history or the other content blocks, each a link with its picture and text. */
export function ContentCards({ id, title, blocks }: Props) {
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
