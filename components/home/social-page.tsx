import { homeText, socialText } from "@/lib/bengali/site";
import { Embed } from "./embed";
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
			<Embed frame={frame} address={address} ratio="4 / 3" words={{ ...socialText, title: homeText.social }} />
		</Section>
	);
}
