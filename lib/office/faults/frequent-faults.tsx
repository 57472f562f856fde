/** What fails often, for the start page of the back office. */
import "server-only";
import { records } from "@/lib/school/query";
import { type FaultKind, faultKinds, readFaults } from "@/lib/upkeep/faults";
import { faultText } from "./text";

/** What fails often, for the start page of the back office. */
type Fault = { kind: FaultKind; count: number };

/**
 * Numbers per day from which staff are warned; fewer are normal, such as forgotten passwords or a single failed
 * request.
 */
const often: Record<FaultKind, number> = { serverErrors: 5, lockedLogins: 20 };

/** @returns the kinds of faults that were frequent in the last 24 hours, in all processes */
export async function frequentFaults(): Promise<Fault[]> {
	const counts = await readFaults(await records());
	return faultKinds.map((kind) => ({ kind, count: counts[kind] })).filter(({ kind, count }) => count >= often[kind]);
}

const texts = faultText;

/** On the start page: what fails often, how often, and what to do about it. */
export function FrequentFaults({ faults }: { faults: Fault[] }) {
	return (
		<section className="office-note faults" aria-labelledby="faults">
			<h2 id="faults">{texts.title}</h2>
			<ul>
				{faults.map(({ kind, count }) => (
					<li key={kind}>{texts[kind](count)}</li>
				))}
			</ul>
		</section>
	);
}
