import type { Fault } from "./faults";
import { faultText } from "./text";

const texts = faultText;

/** On the start page: what fails often, how often, and what to do about it. */
export function FrequentFaults({ faults }: { faults: Fault[] }) {
	return (
		<section className="faults" aria-labelledby="faults">
			<h2 id="faults">{texts.title}</h2>
			<ul>
				{faults.map(({ kind, count }) => (
					<li key={kind}>{texts[kind](count)}</li>
				))}
			</ul>
		</section>
	);
}
