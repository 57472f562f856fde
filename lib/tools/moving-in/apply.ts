/**
 * Writes a plan as drafts. Each file and each record is a transaction of its own, with its old addresses and the address
 * by which it is known again: what is killed is repeated, and what has come does not come twice.
 */

import type { Payload, PayloadRequest } from "payload";
import { byCodePoint } from "@/lib/bengali/order";
import { freeNameFor } from "@/lib/cms/collections/free-name";
import { rows, sql } from "@/lib/data/sql";
import { inTransaction } from "@/lib/data/transactions";
import { typeOf } from "@/lib/files/types";
import type { FileSource } from "./file-source";
import type { Left } from "./old-site";
import type { Plan, Planned, PlannedFile } from "./plan";

/** Names of the parts of the result, and of the collections. */
type Part = "files" | Planned["collection"];

type Outcome = {
	counts: Record<Part, { now: number; known: number }>;
	/** Number of old addresses that lead to something. */
	addresses: number;
	left: Left[];
};

const newOutcome = (): Outcome => ({
	counts: {
		...{ notices: { now: 0, known: 0 }, routines: { now: 0, known: 0 }, curriculums: { now: 0, known: 0 } },
		...{ contents: { now: 0, known: 0 }, files: { now: 0, known: 0 } },
	},
	addresses: 0,
	left: [],
});

type Kept = { record: number | string };

/** @returns the number of the record that has come from there, if any */
async function comeFrom(payload: Payload, origin: string, req?: PayloadRequest): Promise<number | null> {
	const [found] = await rows<Kept>(payload, sql`SELECT record FROM old_addresses WHERE address = ${origin}`, req);
	return found ? Number(found.record) : null;
}

/** @returns the number of addresses that were free */
async function keepAddresses(
	payload: Payload,
	addresses: readonly string[],
	to: { collection: string; record: number } | { path: string },
	req: PayloadRequest,
): Promise<number> {
	let kept = 0;
	const { collection, record, path } = { collection: null, record: null, path: null, ...to };
	for (const address of addresses) {
		const added = await rows(
			payload,
			sql`INSERT INTO old_addresses (address, collection, record, path) VALUES (${address}, ${collection}, ${record}, ${path})
				ON CONFLICT (address) DO NOTHING RETURNING address`,
			req,
		);
		kept += added.length;
	}
	return kept;
}

/** What Payload refuses, in its own words. */
function refusalOf(error: unknown): string {
	const { data, message } = error as { data?: { errors?: { message?: string }[] }; message?: string };
	return data?.errors?.map((error) => error.message).join("; ") || message || String(error);
}

/** @returns whether the error is about what was sent, and not about the database or the disk */
const isRefusal = (error: unknown): boolean => {
	const { status, name } = error as { status?: number; name?: string };
	return name === "ValidationError" || (typeof status === "number" && status >= 400 && status < 500);
};

class Writer {
	readonly outcome = newOutcome();
	readonly #payload: Payload;
	readonly #source: FileSource;
	readonly #media = new Map<string, number>();
	/** Paths of the files that have come now. */
	readonly #fresh = new Set<string>();

	constructor(payload: Payload, source: FileSource) {
		this.#payload = payload;
		this.#source = source;
	}

	leave(why: Left["why"], title: string, more?: string) {
		this.outcome.left.push({ why, of: title, ...(more !== undefined && { more }) });
	}

	async file(file: PlannedFile): Promise<void> {
		const known = await comeFrom(this.#payload, file.origin);
		if (known !== null) {
			this.#media.set(file.path, known);
			this.outcome.counts.files.known += 1;
			return;
		}
		const data = await this.#source.read(file.path);
		if (!Buffer.isBuffer(data)) return this.leave(data.why, file.path, data.more);
		const mimetype = typeOf(file.path) ?? "";
		try {
			await inTransaction(this.#payload, (req) => this.#storeFile(file, { data, mimetype }, req));
		} catch (error) {
			if (!isRefusal(error)) throw error;
			this.leave("fileRefused", file.path, refusalOf(error));
		}
	}

	async #storeFile(file: PlannedFile, content: { data: Buffer; mimetype: string }, req: PayloadRequest) {
		// As the form of a notice uploads them: the title of the notice describes them, and visitors get JPEG.
		if (file.isOfRecord) req.query = { ...req.query, describedByTitle: "true" };
		const name = file.path.slice(file.path.lastIndexOf("/") + 1);
		const { id } = await this.#payload.create({
			collection: "media",
			data: { alt: file.alt.slice(0, 500) },
			file: { ...content, name, size: content.data.length },
			req,
		});
		const to = { collection: "media", record: Number(id) };
		await keepAddresses(this.#payload, [file.origin], to, req);
		this.outcome.addresses += await keepAddresses(this.#payload, file.addresses, to, req);
		this.#media.set(file.path, Number(id));
		this.#fresh.add(file.path);
		this.outcome.counts.files.now += 1;
	}

	async record(record: Planned): Promise<void> {
		try {
			const name = await inTransaction(this.#payload, (req) => this.#storeRecord(record, req));
			this.outcome.counts[record.collection][name === null ? "known" : "now"] += 1;
			if (name !== null && name !== record.title) this.leave("titleTwice", record.title, name);
			for (const path of record.files) {
				if (name === null && this.#fresh.has(path)) this.leave("attached", record.title, path);
				if (name !== null && !this.#media.has(path)) this.leave("lateFile", record.title, path);
			}
		} catch (error) {
			if (!isRefusal(error)) throw error;
			this.leave("unread", record.title, refusalOf(error));
		}
	}

	/** @returns the record's title; null if it has come before */
	async #storeRecord(record: Planned, req: PayloadRequest): Promise<string | null> {
		if ((await comeFrom(this.#payload, record.origin, req)) !== null) return null;
		const { collection, data } = record;
		const name = await freeNameFor(record.title, { slug: collection, publishedAt: data.publishedAt, req });
		const { id } = await this.#payload.create({
			collection,
			draft: true,
			data: { ...data, ...this.#filesOf(record), name, _status: "draft" } as never,
			req,
		});
		const to = { collection, record: Number(id) };
		await keepAddresses(this.#payload, [record.origin], to, req);
		this.outcome.addresses += await keepAddresses(this.#payload, record.addresses, to, req);
		return name;
	}

	#filesOf({ collection, files }: Planned): Record<string, unknown> {
		const ids = files.flatMap((path) => this.#media.get(path) ?? []);
		if (ids.length === 0) return {};
		return collection === "contents" ? { picture: ids[0] } : { files: ids };
	}

	async lists(lists: Plan["lists"]): Promise<void> {
		await inTransaction(this.#payload, async (req) => {
			for (const { address, path } of lists)
				this.outcome.addresses += await keepAddresses(this.#payload, [address], { path }, req);
		});
	}
}

/**
 * @param progress is told how many of all are done
 * @throws what the database or the disk refuses; what has come until then stays, and the rest comes with a repetition
 */
export async function applyPlan(
	payload: Payload,
	plan: Plan,
	source: FileSource,
	progress: (done: number, all: number) => void = () => undefined,
): Promise<Outcome> {
	const writer = new Writer(payload, source);
	const all = plan.files.length + plan.records.length;
	let done = 0;
	const step = () => {
		done += 1;
		progress(done, all);
	};
	for (const file of plan.files) {
		await writer.file(file);
		step();
	}
	// The oldest first, so that numbers grow with time as in a school's own work.
	const dateOf = ({ data }: Planned) => String(data.publishedAt ?? "");
	for (const one of plan.records.toSorted((a, b) => byCodePoint(dateOf(a), dateOf(b)))) {
		await writer.record(one);
		step();
	}
	await writer.lists(plan.lists);
	return writer.outcome;
}

/** @returns what {@link applyPlan} would do, without writing */
export async function tryPlan(payload: Payload, plan: Plan, source: FileSource): Promise<Outcome> {
	const outcome = newOutcome();
	const note = async (part: Part, { origin, addresses }: Pick<Planned, "origin" | "addresses">): Promise<boolean> => {
		const isKnown = (await comeFrom(payload, origin)) !== null;
		outcome.counts[part][isKnown ? "known" : "now"] += 1;
		if (!isKnown) outcome.addresses += addresses.length;
		return !isKnown;
	};
	for (const file of plan.files) {
		const refused = await source.check(file.path);
		const isKnown = (await comeFrom(payload, file.origin)) !== null;
		if (refused && !isKnown) outcome.left.push({ ...refused, of: file.path });
		else await note("files", file);
	}
	for (const one of plan.records) await note(one.collection, one);
	outcome.addresses += plan.lists.length;
	return outcome;
}
