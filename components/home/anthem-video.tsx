import { anthemText, homeText } from "@/lib/bengali/site";
import { Embed } from "./embed";
import { Section } from "./section";

/** The national anthem's video (spec section 2). */
export function AnthemVideo({ address }: { address: string | null }) {
	const video = address?.match(/(?:v=|youtu\.be\/)([\w-]{11})/)?.[1];
	if (!address || !video) return null;
	return (
		<Section id="anthem" title={homeText.anthem}>
			<Embed
				frame={`https://www.youtube-nocookie.com/embed/${video}?autoplay=1&hl=bn`}
				address={address}
				ratio="16 / 9"
				words={{ ...anthemText, title: homeText.anthem }}
			/>
		</Section>
	);
}
