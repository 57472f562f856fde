/**
 * Subsets the site's font from its npm package: the letters of modern Bengali, weights 400 to 700. It subsets by
 * letters and keeps every conjunct that they can form (layout closure), because staff will write conjuncts that
 * today's texts do not have. Run again when the package is updated.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const source = "node_modules/@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2";
const target = "app/fonts/noto-sans-bengali.woff2";

const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

const letters = [
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

const cut = await subsetFont(await readFile(source), letters, {
	targetFormat: "woff2",
	variationAxes: { wght: { min: 400, max: 700, default: 400 } },
});
await writeFile(target, cut);
console.log(`${target}: ${cut.byteLength} bytes`);
