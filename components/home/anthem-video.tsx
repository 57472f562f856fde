import { anthemText, homeText } from "@/lib/bengali/site";
import { EmbedBox } from "./embed-box";
import styles from "./home.module.css";
import { Section } from "./section";

/** The national anthem's video (spec section 2). */
export function AnthemVideo({ address }: { address: string | null }) {
	const video = address?.match(/(?:v=|youtu\.be\/)([\w-]{11})/)?.[1];
	if (!address || !video) return null;
	return (
		<Section id="anthem" title={homeText.anthem}>
			<EmbedBox
				frame={`https://www.youtube-nocookie.com/embed/${video}?autoplay=1&hl=bn`}
				ratio="16 / 9"
				title={homeText.anthem}
				show={anthemText.show}
			/>
			<a href={address} className={styles.outside} rel="noopener">
				{anthemText.link}
			</a>
		</Section>
	);
}
