import { setImmediate as nextTurn } from "node:timers/promises";
import { untilFailure } from "./until-failure";

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test("five at a time, and all of them", async () => {
	let running = 0;
	const most: number[] = [];
	const failed = await untilFailure(all, 5, async () => {
		running += 1;
		most.push(running);
		await nextTurn();
		running -= 1;
		return null;
	});
	expect([failed, most.length, Math.max(...most)]).toEqual([[], 12, 5]);
});

test("after the first that fails no further one is begun, and what has begun ends", async () => {
	const ended: number[] = [];
	const failed = await untilFailure(all, 5, async (value) => {
		for (let turn = 0; turn < value; turn += 1) await nextTurn();
		ended.push(value);
		return value === 3 ? "broken" : null;
	});
	expect(failed).toEqual([{ one: 3, fault: "broken" }]);
	// Two had ended before, and two others had taken their places.
	expect(ended.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
