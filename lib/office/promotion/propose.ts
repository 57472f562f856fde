/** Proposes sections and rolls for the next year, by merit; students who failed stay in their class. */
import { byCodePoint } from "@/lib/bengali/order";

export type Outcome = "passed" | "failed" | "none";

/** A student of the class with what the exam says of them; null without a result. */
export type Candidate = {
	student: number;
	section: { id: number; name: string };
	roll: number;
	outcome: Outcome;
	position: number | null;
	total: number | null;
	/** Whether the student has a place in the next year already. */
	isEnrolled: boolean;
};

export type Section = { id: number; name: string; class: number };

/** Null: the student is not enrolled. */
type Proposal = { section: number; roll: number } | null;

export type Places = {
	class: number;
	/** Null for the last class. */
	next: number | null;
	/** Of both classes. */
	sections: readonly Section[];
	/** Rolls of the next year that are taken, by section. */
	taken: ReadonlyMap<number, ReadonlySet<number>>;
	/** How many students of the class below a section will probably get; repeating students get rolls after theirs. */
	expected: ReadonlyMap<number, number>;
};

const outcomes: Outcome[] = ["passed", "failed", "none"];

/** Those who passed, those who failed, those without a result; each by position, then total, then the present roll. */
export function byMerit<C extends Candidate>(candidates: readonly C[]): C[] {
	const last = Number.POSITIVE_INFINITY;
	return [...candidates].sort(
		(a, b) =>
			outcomes.indexOf(a.outcome) - outcomes.indexOf(b.outcome) ||
			(a.position ?? last) - (b.position ?? last) ||
			(b.total ?? -1) - (a.total ?? -1) ||
			byCodePoint(a.section.name, b.section.name) ||
			a.roll - b.roll,
	);
}

/** @returns the section of the class with that name, else its first one; undefined without any */
export function sameSection(sections: readonly Section[], classId: number, name: string): Section | undefined {
	const own = sections.filter((section) => section.class === classId);
	return own.find((section) => section.name === name) ?? own[0];
}

/**
 * @param candidates in the order of merit, from {@link byMerit}
 * @returns a proposal for each, in the same order: none for students without a result, who may have left the school
 */
export function propose(candidates: readonly Candidate[], places: Places): Proposal[] {
	const { sections, taken, expected } = places;
	const used = new Map(sections.map(({ id }) => [id, new Set(taken.get(id))]));
	const rollIn = (section: number, from: number) => {
		const rolls = used.get(section) ?? new Set<number>();
		let roll = from;
		while (rolls.has(roll)) roll += 1;
		rolls.add(roll);
		return roll;
	};
	return candidates.map(({ outcome, section: { name }, isEnrolled }) => {
		if (isEnrolled || outcome === "none") return null;
		const classId = outcome === "failed" ? places.class : places.next;
		const section = classId === null ? undefined : sameSection(sections, classId, name);
		if (!section) return null;
		const first = outcome === "failed" ? (expected.get(section.id) ?? 0) + 1 : 1;
		return { section: section.id, roll: rollIn(section.id, first) };
	});
}
