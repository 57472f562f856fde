/**
 * Subsets the site's font from its npm package: the letters of modern Bengali, weights 400 to 700. It subsets by
 * letters and keeps every conjunct that they can form (layout closure), because staff will write conjuncts that
 * today's texts do not have. The Latin letters of the same font are a file of their own, for the back office alone. Run
 * again when the package is updated.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const sources = "node_modules/@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali";

const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

const bengali = [
	range(0x0964, 0x0965), // । ॥
	range(0x0981, 0x0983), // ঁ ং ঃ
	range(0x0985, 0x098b), // অ … ঋ
	range(0x098f, 0x0990),
	range(0x0993, 0x09a8),
	range(0x09aa, 0x09b0),
	"\u09b2",
	range(0x09b6, 0x09b9),
	"\u09bc", // nukta: the other encoding of য় ড় ঢ়
	range(0x09be, 0x09c3),
	range(0x09c7, 0x09c8),
	range(0x09cb, 0x09ce),
	"\u09d7",
	range(0x09dc, 0x09dd),
	"\u09df",
	range(0x09e6, 0x09ef), // ০ … ৯
	"\u09f3", // ৳
	"\u200c\u200d\u25cc \u00a0",
].join("");

const latin = [
	range(0x0021, 0x007e),
	range(0x00a1, 0x00ff),
	"\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026", // – — ‘ ’ “ ” • …
].join("");

async function cut(source: string, letters: string, target: string): Promise<void> {
	const file = await subsetFont(await readFile(`${sources}-${source}-wght-normal.woff2`), letters, {
		targetFormat: "woff2",
		variationAxes: { wght: { min: 400, max: 700, default: 400 } },
	});
	await writeFile(target, file);
	console.log(`${target}: ${file.byteLength} bytes`);
}

await cut("bengali", bengali, "app/fonts/noto-sans-bengali.woff2");
await cut("latin", latin, "app/fonts/noto-sans-latin.woff2");
