import { embedText } from "@/lib/bengali/embeds";
import { EmbedBox } from "./embed-box";
import { Section } from "./section";

type Props = { kind: "social" | "anthem"; address: string | null };

/** The school's official social page or the national anthem's video, with a plain link. */
export function Outside({ kind, address }: Props) {
	if (!address) return null;
	const { title, link } = embedText[kind];
	return (
		<Section id={kind} title={title}>
			<EmbedBox kind={kind} address={address} />
			<a href={address} className="button quiet">
				{link}
			</a>
		</Section>
	);
}
