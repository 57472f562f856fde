import { jest } from "@jest/globals";
import { FailedCall } from "@/lib/browser/call";
import { bodyBytes } from "@/lib/contract/body-limits.js";
import type { MarkInput, MarksAnswer } from "./calls";
import { MarksQueue } from "./marks-queue";
import { longestMark, mostCells } from "./shared";
import { markText } from "./text";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const cellsOf = (count: number) =>
	Array.from({ length: count }, (_, index) => ({
		...{
			enrolment: index + 1,
			subject: 1,
			paper: "1",
			part: "semester",
			full: 70,
			saved: "",
			revision: 0,
			isTaken: true,
		},
	}));
const key = (enrolment: number) => `${enrolment}/1/1/semester`;

const accept = async (cells: MarkInput[]): Promise<MarksAnswer> => ({
	...{ success: true, taken: [], refused: [] },
	saved: cells.map(({ base, ...cell }) => ({ ...cell, revision: base + 1 })),
});

function memory() {
	const kept = new Map<string, string>();
	return {
		kept,
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, value: string) => void kept.set(name, value),
		removeItem: (name: string) => void kept.delete(name),
	};
}

function queueOf(send: (cells: MarkInput[], isPaste: boolean) => Promise<MarksAnswer>, storage = memory(), count = 3) {
	const queue = new MarksQueue({ cells: cellsOf(count), send, name: "marks", storage, onPaint: () => undefined });
	queue.open();
	return { queue, storage };
}

test("right cells are sent within two seconds, wrong ones never", async () => {
	const send = jest.fn(accept);
	const { queue, storage } = queueOf(send);
	queue.type(key(1), "৬৫");
	queue.type(key(2), "৭১");
	queue.type(key(9), "1");
	expect(queue.snapshot()).toMatchObject({ state: "waiting", waiting: 1 });
	await jest.advanceTimersByTimeAsync(2000);
	expect(send.mock.calls.map(([cells]) => cells.map(({ text }) => text))).toEqual([["৬৫"]]);
	expect(queue.snapshot()).toMatchObject({
		state: "wrong",
		wrong: [{ key: key(2), reason: markText.tooLarge(70) }],
	});
	expect(queue.read(key(1))).toEqual({ text: "৬৫", state: "saved", reason: "" });
	// The wrong one stays as typed, also after a reload.
	expect(queueOf(send, storage).queue.read(key(2))).toMatchObject({ text: "৭১", state: "wrong" });
	await jest.advanceTimersByTimeAsync(60_000);
	expect(send).toHaveBeenCalledTimes(1);
});

test("without a connection cells are kept, over a reload too, and sent when it is back", async () => {
	const lost = jest.fn(async () => {
		throw new FailedCall(0, "নেই");
	});
	const { queue, storage } = queueOf(lost);
	queue.type(key(1), "60");
	await jest.advanceTimersByTimeAsync(2000);
	expect(queue.snapshot()).toMatchObject({ state: "offline", waiting: 1 });
	await jest.advanceTimersByTimeAsync(20_000);
	expect(lost.mock.calls.length).toBeGreaterThan(2);
	queue.close();
	const send = jest.fn(accept);
	const later = queueOf(send, storage).queue;
	expect(later.read(key(1))).toMatchObject({ text: "60", state: "waiting" });
	await jest.advanceTimersByTimeAsync(100);
	expect(later.snapshot()).toMatchObject({ state: "saved", waiting: 0 });
	expect(storage.kept.size).toBe(0);
});

test("what is typed while a call is on its way is sent after it, on the new revision", async () => {
	const answers: (() => void)[] = [];
	const send = jest.fn((cells: MarkInput[]) => {
		const answer = accept(cells);
		return new Promise<MarksAnswer>((resolve) => answers.push(() => resolve(answer)));
	});
	const { queue } = queueOf(send);
	queue.type(key(1), "6");
	await jest.advanceTimersByTimeAsync(1000);
	queue.type(key(1), "65");
	await jest.advanceTimersByTimeAsync(1000);
	expect(send).toHaveBeenCalledTimes(1);
	answers[0]?.();
	await jest.advanceTimersByTimeAsync(10);
	expect(send.mock.calls[1]?.[0]).toMatchObject([{ text: "65", base: 1 }]);
	expect(queue.snapshot()).toMatchObject({ waiting: 1 });
	answers[1]?.();
	await jest.advanceTimersByTimeAsync(10);
	expect(queue.snapshot()).toMatchObject({ state: "saved" });
});

test("a cell that somebody else changed shows theirs, and the next text is on their revision", async () => {
	const send = jest.fn(async ([cell]: MarkInput[]): Promise<MarksAnswer> => {
		if (!cell || cell.base > 0) return accept(cell ? [cell] : []);
		const { base: _base, text: _text, ...id } = cell;
		const theirs = { ...id, text: "৫০", revision: 4, by: "রহিমা", at: "" };
		return { success: true, saved: [], taken: [theirs], refused: [] };
	});
	const { queue } = queueOf(send);
	queue.type(key(1), "60");
	await jest.advanceTimersByTimeAsync(1000);
	expect(queue.read(key(1))).toMatchObject({ text: "৫০", state: "taken" });
	expect(queue.snapshot().taken).toEqual([{ key: key(1), by: "রহিমা", theirs: "৫০", yours: "60" }]);
	queue.type(key(1), "60");
	await jest.advanceTimersByTimeAsync(1000);
	expect(send.mock.calls[1]?.[0]).toMatchObject([{ base: 4 }]);
	expect(queue.snapshot()).toMatchObject({ state: "saved", taken: [] });
});

/** A server with revisions, which says that somebody else has changed a cell whenever the base is another. */
function serverOf(by = "রহিমা") {
	const stored = new Map<number, { text: string; revision: number }>();
	const save = async (cells: MarkInput[]): Promise<MarksAnswer> => {
		const answer: MarksAnswer = { success: true, saved: [], taken: [], refused: [] };
		for (const { base, ...cell } of cells) {
			const now = stored.get(cell.enrolment) ?? { text: "", revision: 0 };
			if (cell.text === now.text) answer.saved.push({ ...cell, ...now });
			else if (base !== now.revision) answer.taken.push({ ...cell, ...now, by, at: "" });
			else {
				stored.set(cell.enrolment, { text: cell.text, revision: base + 1 });
				answer.saved.push({ ...cell, revision: base + 1 });
			}
		}
		return answer;
	};
	return { stored, save, textOf: (enrolment: number) => stored.get(enrolment)?.text ?? "" };
}

test.each([
	["its whole text", ["65"], "65", true],
	["another text, lost as well", ["65", "66"], "66", true],
	["nothing, as before", [""], "", true],
	["its whole text, and the call had not arrived", ["65"], "65", false],
	["its whole text after a reload", ["reload", "65"], "65", true],
])("a text whose answer was lost is not held for somebody else's: then %s", async (_, typed, last, arrives) => {
	const { save, textOf } = serverOf();
	let isLost = true;
	const send = async (cells: MarkInput[]) => {
		const answer = !isLost || arrives ? await save(cells) : null;
		if (isLost || !answer) throw new FailedCall(0, "নেই");
		return answer;
	};
	let { queue, storage } = queueOf(send);
	queue.type(key(1), "6");
	await jest.advanceTimersByTimeAsync(1000);
	for (const [index, text] of typed.entries()) {
		if (text === "reload") {
			queue.close();
			({ queue, storage } = queueOf(send, storage));
			continue;
		}
		queue.type(key(1), text);
		if (index < typed.length - 1) await jest.advanceTimersByTimeAsync(5000);
	}
	isLost = false;
	await jest.advanceTimersByTimeAsync(20_000);
	expect([textOf(1), queue.read(key(1)).text, queue.snapshot().state, queue.snapshot().taken]).toEqual([
		...[last, last, "saved", []],
	]);
	expect(storage.kept.size).toBe(0);
});

test("after a lost answer the mark of somebody else is still kept", async () => {
	const { save, stored, textOf } = serverOf();
	let isLost = true;
	const { queue } = queueOf(async (cells) => {
		if (isLost) throw new FailedCall(503, "নেই");
		return save(cells);
	});
	queue.type(key(1), "6");
	await jest.advanceTimersByTimeAsync(1000);
	stored.set(1, { text: "40", revision: 1 });
	isLost = false;
	queue.type(key(1), "65");
	await jest.advanceTimersByTimeAsync(20_000);
	expect(textOf(1)).toBe("40");
	expect(queue.snapshot().taken).toMatchObject([{ theirs: "40", yours: "65" }]);
});

test("what is typed while a call is on its way that finds the cell taken is not sent, and stands beside theirs", async () => {
	const { save, stored, textOf } = serverOf();
	const answers: (() => void)[] = [];
	const { queue } = queueOf((cells) => {
		const answer = save(cells);
		return new Promise((resolve) => answers.push(() => resolve(answer)));
	});
	stored.set(1, { text: "40", revision: 1 });
	queue.type(key(1), "6");
	await jest.advanceTimersByTimeAsync(1000);
	queue.type(key(1), "65");
	answers[0]?.();
	await jest.advanceTimersByTimeAsync(20_000);
	expect([textOf(1), answers.length]).toEqual(["40", 1]);
	expect(queue.read(key(1))).toMatchObject({ text: "40", state: "taken" });
	expect(queue.snapshot().taken).toEqual([{ key: key(1), by: "রহিমা", theirs: "40", yours: "65" }]);
});

test("many cells go in several calls; a refusal of the whole call stops until the next text", async () => {
	const send = jest.fn(accept);
	const { queue } = queueOf(send, memory(), 2 * mostCells + 1);
	queue.paste(cellsOf(2 * mostCells + 1).map(({ enrolment }) => [key(enrolment), "50"] as const));
	await jest.advanceTimersByTimeAsync(2000);
	expect(send.mock.calls.map(([cells]) => cells.length)).toEqual([mostCells, mostCells, 1]);
	send.mockImplementation(async () => {
		throw new FailedCall(422, "প্রকাশিত।");
	});
	queue.type(key(1), "51");
	await jest.advanceTimersByTimeAsync(60_000);
	expect(send).toHaveBeenCalledTimes(4);
	expect(queue.snapshot()).toMatchObject({ state: "stopped", message: "প্রকাশিত।", waiting: 1 });
});

test("no call is larger than the server takes, whatever the codes and texts; what does not fit goes in the next", async () => {
	const bodies: string[] = [];
	const send = (cells: MarkInput[]) => {
		bodies.push(
			JSON.stringify({ exam: Number.MAX_SAFE_INTEGER, section: Number.MAX_SAFE_INTEGER, cells, paste: true }),
		);
		return accept(cells);
	};
	const code = "ক".repeat(20);
	const more = { subject: Number.MAX_SAFE_INTEGER - 1, paper: code, part: code };
	const cells = cellsOf(mostCells).map((cell) => ({ ...cell, ...more, revision: Number.MAX_SAFE_INTEGER - 1 }));
	const queue = new MarksQueue({ cells, send, name: "marks", storage: memory(), onPaint: () => undefined });
	queue.open();
	const text = "৬৫.".padStart(15, "০").padEnd(longestMark, "০");
	queue.paste(cells.map(({ enrolment }) => [`${enrolment}/${more.subject}/${code}/${code}`, text] as const));
	await jest.advanceTimersByTimeAsync(2000);
	expect(queue.snapshot()).toMatchObject({ state: "saved", waiting: 0 });
	const sizes = bodies.map((body) => Buffer.byteLength(body));
	expect(Math.max(...sizes)).toBeLessThanOrEqual(bodyBytes);
	expect(bodies.flatMap((body) => JSON.parse(body).cells)).toHaveLength(mostCells);
});

test("a wrong cell is not waiting, but not everything is saved either", async () => {
	const { queue } = queueOf(jest.fn(accept));
	queue.type(key(1), "71");
	expect(queue.snapshot()).toMatchObject({ state: "wrong", waiting: 0 });
	queue.type(key(2), "60");
	expect(queue.snapshot()).toMatchObject({ state: "waiting", waiting: 1 });
	await jest.advanceTimersByTimeAsync(2000);
	expect(queue.snapshot()).toMatchObject({ state: "wrong" });
	queue.reset(key(1));
	expect(queue.snapshot()).toMatchObject({ state: "saved", wrong: [] });
});

test("cells of a paste are sent together, apart from typed ones, also after a reload", async () => {
	const lost = jest.fn(async () => {
		throw new FailedCall(0, "নেই");
	});
	const { queue, storage } = queueOf(lost);
	queue.paste([
		[key(1), "61"],
		[key(2), "62"],
	]);
	queue.type(key(2), "63");
	await jest.advanceTimersByTimeAsync(2000);
	queue.close();
	const send = jest.fn((cells: MarkInput[], _isPaste: boolean) => accept(cells));
	queueOf(send, storage);
	await jest.advanceTimersByTimeAsync(2000);
	expect(send.mock.calls.map(([cells, isPaste]) => [cells.map(({ text }) => text), isPaste])).toEqual([
		[["61"], true],
		[["63"], false],
	]);
});

test("undo takes pastes and edits back step by step, also saved ones, on their new revisions; redo makes them again", async () => {
	const send = jest.fn(accept);
	const { queue } = queueOf(send);
	queue.type(key(1), "5");
	queue.type(key(1), "50");
	queue.endTyping();
	await jest.advanceTimersByTimeAsync(1000);
	expect(
		queue.countOverwritten([
			[key(1), "৫০.০"],
			[key(2), "6"],
		]),
	).toBe(0);
	const pasted = [
		[key(1), "61"],
		[key(2), "62"],
		[key(3), "99"],
	] as const;
	expect(queue.countOverwritten(pasted)).toBe(1);
	queue.paste(pasted);
	await jest.advanceTimersByTimeAsync(1000);
	expect(queue.undo()).toEqual({ keys: [key(1), key(2), key(3)], kept: 0 });
	expect([1, 2, 3].map((enrolment) => queue.read(key(enrolment)).text)).toEqual(["50", "", ""]);
	await jest.advanceTimersByTimeAsync(1000);
	expect(send.mock.calls.at(-1)?.[0]).toMatchObject([
		{ text: "50", base: 2 },
		{ text: "", base: 1 },
	]);
	// The whole typing in the cell is one step.
	expect(queue.undo()).toEqual({ keys: [key(1)], kept: 0 });
	expect(queue.read(key(1))).toMatchObject({ text: "" });
	expect([queue.undo(), queue.snapshot().canUndo]).toEqual([null, false]);
	expect(queue.redo()).toEqual({ keys: [key(1)], kept: 0 });
	expect(queue.redo()).toEqual({ keys: [key(1), key(2), key(3)], kept: 0 });
	expect([1, 2, 3].map((enrolment) => queue.read(key(enrolment)).text)).toEqual(["61", "62", "99"]);
	await jest.advanceTimersByTimeAsync(2000);
	expect(queue.snapshot()).toMatchObject({ state: "wrong", waiting: 0 });
	// What is typed after an undo replaces what could be made again.
	queue.undo();
	queue.type(key(2), "7");
	expect(queue.redo()).toBeNull();
});

test("undo leaves cells that have changed since, and a cell whose text is on its way gets the former one after it", async () => {
	const answers: (() => void)[] = [];
	const send = jest.fn((cells: MarkInput[]) => {
		const answer = accept(cells);
		return new Promise<MarksAnswer>((resolve) => answers.push(() => resolve(answer)));
	});
	const { queue } = queueOf(send);
	queue.paste([
		[key(1), "61"],
		[key(2), "62"],
	]);
	await jest.advanceTimersByTimeAsync(1000);
	queue.undo();
	expect(queue.read(key(1))).toMatchObject({ text: "", state: "waiting" });
	answers[0]?.();
	await jest.advanceTimersByTimeAsync(1000);
	expect(send.mock.calls[1]?.[0]).toMatchObject([
		{ text: "", base: 1 },
		{ text: "", base: 1 },
	]);
	answers[1]?.();
	await jest.advanceTimersByTimeAsync(1000);
	expect(queue.snapshot()).toMatchObject({ state: "saved" });

	const taking = queueOf(async ([cell]: MarkInput[]): Promise<MarksAnswer> => {
		const { base: _base, text: _text, ...id } = cell ?? ({} as MarkInput);
		const theirs = { ...id, text: "৫০", revision: 4, by: "রহিমা", at: "" };
		return { success: true, saved: [], taken: [theirs], refused: [] };
	}).queue;
	taking.type(key(1), "60");
	await jest.advanceTimersByTimeAsync(1000);
	expect(taking.undo()).toEqual({ keys: [], kept: 1 });
	expect(taking.read(key(1))).toMatchObject({ text: "৫০" });
});

test("a cell of a subject that is not taken is named while it has a mark, and can only be emptied", async () => {
	const send = jest.fn(accept);
	const [taken, left] = cellsOf(2);
	if (!taken || !left) throw new Error();
	const cells = [taken, { ...left, saved: "৫০", revision: 1, isTaken: false }];
	const queue = new MarksQueue({ cells, send, name: "marks", storage: memory(), onPaint: () => undefined });
	queue.open();
	expect(queue.snapshot()).toMatchObject({ missing: [key(1)], left: [key(2)] });
	queue.type(key(2), "৬০");
	expect(queue.read(key(2))).toMatchObject({ state: "wrong", reason: markText.onlyEmpty });
	queue.type(key(2), "");
	expect(queue.snapshot()).toMatchObject({ left: [] });
	await jest.advanceTimersByTimeAsync(2000);
	expect(send.mock.calls.map(([sent]) => sent.map(({ text, base }) => [text, base]))).toEqual([[["", 1]]]);
	queue.undo();
	expect(queue.read(key(2)).state).toBe("wrong");
});
