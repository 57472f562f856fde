import { takingTurns } from "./turns";

test("never more at once than there are places, and everybody comes to theirs", async () => {
	const inTurn = takingTurns(2);
	let working = 0;
	let most = 0;
	const done = await Promise.all(
		Array.from({ length: 9 }, (_, number) =>
			inTurn(async () => {
				most = Math.max(most, ++working);
				await new Promise((resolve) => setTimeout(resolve, 2));
				working--;
				return number;
			}),
		),
	);
	expect(most).toBe(2);
	expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("work that fails gives its place back", async () => {
	const inTurn = takingTurns(1);
	await expect(inTurn(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
	expect(await inTurn(async () => "next")).toBe("next");
});
