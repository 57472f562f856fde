import { homeText, socialText } from "@/lib/bengali/site";
import { EmbedBox } from "./embed-box";
import styles from "./home.module.css";
import { Section } from "./section";

/** The school's official social page (spec section 2). */
export function SocialPage({ address }: { address: string | null }) {
	if (!address) return null;
	const frame = `https://www.facebook.com/plugins/page.php?${new URLSearchParams({
		href: address,
		tabs: "timeline",
		width: "340",
		height: "400",
		adapt_container_width: "true",
		locale: "bn_IN",
	})}`;
	return (
		<Section id="social" title={homeText.social}>
			<EmbedBox frame={frame} ratio="16 / 9" title={homeText.social} show={socialText.show} />
			<a href={address} className={styles.outside} rel="noopener">
				{socialText.link}
			</a>
		</Section>
	);
}
