import { formatDate, formatMoment } from "@/lib/bengali/dates";
import type { CountedCircular } from "./circulars";
import { type Told, ways } from "./reached";
import { circularsText as text } from "./text";

/** How many were reached by each way, or by none; who has confirmed may be among them. @param asks whether they can */
export function ReachedCounts({ pupils, asks }: { pupils: readonly Told[]; asks: boolean }) {
	const none = pupils.filter(({ readAt, told }) => !readAt && Object.keys(told).length === 0).length;
	return (
		<ul className="office-plain office-row circulars-counts">
			{asks && <li>{text.counted(text.online, pupils.filter(({ readAt }) => readAt).length)}</li>}
			{ways.map((way) => (
				<li key={way}>{text.counted(text.ways[way], pupils.filter(({ told }) => told[way]).length)}</li>
			))}
			<li>{text.counted(text.unreached, none)}</li>
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

/** When a notice was published, how many families have confirmed it, and whether they still can. */
export function CircularFacts({ circular: { at, until, asked, read } }: { circular: CountedCircular }) {
	const isEnded = until !== null && Date.parse(until) <= Date.now();
	return (
		<>
			<p>
				{text.published(formatDate(at))} · <strong>{asked > 0 ? text.count(read, asked) : text.nobody}</strong>
			</p>
			{asked > 0 && <progress aria-hidden="true" max={asked} value={read} />}
			{isEnded && <p>{text.ended}</p>}
		</>
	);
}
