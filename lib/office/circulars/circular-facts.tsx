import { formatDate } from "@/lib/bengali/dates";
import type { CountedCircular } from "./circulars";
import { circularsText as text } from "./text";

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
