import { formatMoment } from "@/lib/bengali/dates";
import { countReached, type Told } from "./reached";
import { ways } from "./shared";
import { circularsText as text } from "./text";

/** How many families were reached by which way; who was by several counts in each. @param asks whether they can confirm */
export function ReachedCounts({ pupils, asks }: { pupils: readonly Told[]; asks: boolean }) {
	const counts = countReached(pupils);
	return (
		<ul className="circulars-counts">
			{asks && <li>{text.counted(text.online, counts.read)}</li>}
			{ways.map((way) => (
				<li key={way}>{text.counted(text.ways[way], counts[way])}</li>
			))}
			<li>{text.counted(text.unreached, counts.none)}</li>
		</ul>
	);
}

/** By which ways one family was reached, and when. */
export const ReachedBy = ({ pupil: { readAt, told } }: { pupil: Told }) => {
	const parts = [
		...(readAt ? [text.readAt(formatMoment(readAt))] : []),
		...ways.flatMap((way) => {
			const at = told[way];
			return at ? [text.wayAt(text.ways[way], formatMoment(at))] : [];
		}),
	];
	return parts.length > 0 && <small className="circulars-ways">{parts.join(" · ")}</small>;
};
