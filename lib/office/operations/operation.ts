/**
 * What staff do to many records at once is an operation: *plan → confirm → apply → take back*. A subject says what it
 * would change and how that is written and taken back (`operation.ts` in its folder); ./apply does the rest in the same
 * way for all of them, and the table `operations` (./stored) says what was done, by whom and when.
 */
import "server-only";
import type { CollectionSlug, PayloadRequest } from "payload";
import type { Action } from "@/lib/bengali/office/activity";
import type { Tag } from "@/lib/cms/cache-tags";
import type { Subject } from "@/lib/contract/subjects";
import { SchoolError } from "@/lib/school/errors";
import type { SignedIn } from "../guard";

/** The dry run: what would change. `fingerprint` changes with anything that would be written or refused. */
export type Plan = { fingerprint: string };

/** What the table keeps of an operation that was applied; null where there was nothing to do, which is not recorded. */
export type Written<Changes, Facts, Answer> = {
	title: string;
	/** Records, as people count them. */
	count: number;
	/** Further numbers and names that its sentences need. */
	facts: Facts;
	/** What taking it back needs; null if it can't be taken back. */
	changes: Changes | null;
	/** For who asked, and not kept. */
	answer?: Answer;
} | null;

/** The transaction that an operation is applied or taken back in. */
export type Writing = {
	req: PayloadRequest;
	/** Id in the table `operations`. */
	id: number;
	/** When it is applied, or when the operation to be taken back was: ISO 8601. */
	at: string;
	/** Null for a command on the server. */
	by: SignedIn | null;
	/** Tells how far it is; may throw to roll everything back. */
	progress: Progress;
};

export type Progress = { all: (count: number) => void; written: (count: number) => void };

/** A record that is in use since, and why: it keeps the operation from being taken back. */
export type Hold = { title: string; reason: string };

/** What the list of acts says of an operation. */
export type Told<Facts> = { title: string; count: number; facts: Facts };

export interface Operation<Input, P extends Plan, Changes, Facts = object, Answer = undefined> {
	/** Who may use the subject may do it, and take it back. */
	subject: Subject;
	/** Cached reads that depend on what it writes. */
	tags: readonly Tag[];
	/** Of how many of the newest the changes are kept, so that they can be taken back; of all without it. */
	kept?: number;
	/** Keeps others from changing what the plan is made of, until the transaction ends. */
	lock?(input: Input, req: PayloadRequest): Promise<void>;
	/**
	 * Reads only.
	 * @param req request whose transaction it joins
	 * @throws SchoolError that says what is wrong with the input
	 */
	plan(input: Input, req?: PayloadRequest): Promise<P>;
	/** Says that the plan is not the one that was confirmed. */
	moved?(): Error;
	apply(plan: P, writing: Writing): Promise<Written<Changes, Facts, Answer>>;
	/** Restores what was before; missing if nothing can. @returns what keeps it from being taken back, and nothing is done */
	takeBack?(changes: Changes, writing: Writing): Promise<Hold[]>;
	/** In the list of acts: the act and its kind of records, with a sentence; and what taking it back is. */
	told: {
		kind: CollectionSlug;
		action: Action;
		detail(told: Told<Facts>): string;
		/** Without it restoring what was before, with the same sentence. */
		takenBack?: { action: Action; detail(told: Told<Facts>): string };
	};
}

/** Some records were changed or used since: nothing is taken back. */
export class Held extends Error {
	override name = "Held";

	constructor(readonly holds: Hold[]) {
		super("The operation cannot be taken back");
	}
}

/** The records have changed since the plan was shown. */
export class PlanMoved extends SchoolError {
	override name = "PlanMoved";

	constructor(message: string) {
		super("invalid", message);
	}
}
