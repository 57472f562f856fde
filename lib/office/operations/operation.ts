/**
 * A change of many records by staff is an operation with four steps: *plan → confirm → apply → take back*. A subject
 * defines what the operation would change, how it writes that and how it takes it back (`operation.ts` in its folder).
 * ./apply runs the steps in the same way for all subjects, and the table `operations` (./stored) records what was done,
 * by whom and when.
 */
import "server-only";
import { createHash } from "node:crypto";
import type { CollectionSlug, PayloadRequest } from "payload";
import type { Tag } from "@/lib/cms/cache-tags";
import { SchoolError } from "@/lib/school/errors";
import type { Action } from "../activity/text";
import type { SignedIn } from "../guard";
import type { Subject } from "../subjects";

/** The result of a dry run. `fingerprint` is a hash of what it would write or refuse, for plans that staff confirm. */
export type Plan = { fingerprint?: string };

/** @param value that which would be written or refused */
export const fingerprintOf = (value: unknown): string =>
	createHash("sha256").update(JSON.stringify(value)).digest("base64url");

/** What the table stores about an applied operation; null if there was nothing to do, which is not recorded. */
export type Written<Changes, Facts, Answer> = {
	title: string;
	/** Number of records, as staff would count them. */
	count: number;
	/** Further numbers and names for its sentence in the activity log. */
	facts: Facts;
	/** Ids and former values that taking it back needs; null if it can't be taken back. */
	changes: Changes | null;
	/** Returned to the caller, but not stored. */
	answer?: Answer;
} | null;

/** The transaction that an operation is applied or taken back in. */
export type Writing = {
	req: PayloadRequest;
	/** Id in the table `operations`. */
	id: number;
	/** When the operation is applied or, while it is taken back, when it was applied: ISO 8601. */
	at: string;
	/** Null for a command on the server. */
	by: SignedIn | null;
	/** Called to report progress; throws if the operation was cancelled, which rolls the transaction back. */
	progress: Progress;
};

export type Progress = { all: (count: number) => void; written: (count: number) => void };

/** A record that prevents taking the operation back, and the reason: it was changed or used since. */
export type Hold = { title: string; reason: string };

/** What the activity log shows of an operation. */
type Told<Facts> = { title: string; count: number; facts: Facts };

export interface Operation<Input, P extends Plan, Changes, Facts = object, Answer = undefined> {
	/** Accounts that may use this subject may apply the operation and take it back. */
	subject: Subject;
	/** Cache tags to expire at the commit. */
	tags: readonly Tag[];
	/** How many of the newest operations can be taken back, because their `changes` are kept; undefined for all. */
	kept?: number;
	/** Locks the records that the plan depends on until the transaction ends. */
	lock?(input: Input, req: PayloadRequest): Promise<void>;
	/**
	 * The dry run; only reads.
	 * @param req request whose transaction it joins
	 * @throws SchoolError that says what is wrong with the input
	 */
	plan(input: Input, req?: PayloadRequest): Promise<P>;
	/** The error to throw if the plan is no longer the one that was confirmed; default {@link PlanMoved}. */
	moved?(): Error;
	apply(plan: P, writing: Writing): Promise<Written<Changes, Facts, Answer>>;
	/**
	 * Restores the former state; undefined if that is impossible.
	 * @returns the records that prevent it, in which case nothing may have been written; empty if it was taken back
	 */
	takeBack?(changes: Changes, writing: Writing): Promise<Hold[]>;
	/** Whether taking it back is a decision of its own, made in its view or the list of acts, not offered right after it. */
	isGrave?: boolean;
	/** Its entry in the activity log: kind of records, action and sentence. */
	told: {
		kind: CollectionSlug;
		action: Action;
		detail(told: Told<Facts>): string;
		/** The entry for taking it back; default the action "restore" with the same sentence. */
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
