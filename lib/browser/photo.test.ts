import { coverCrop } from "./photo";
import { kilobytesOf } from "./use-photo";

test("the largest square in the middle", () => {
	expect(coverCrop(3000, 4000)).toEqual({ x: 0, y: 500, size: 3000 });
	expect(coverCrop(4000, 3000)).toEqual({ x: 500, y: 0, size: 3000 });
	expect(coverCrop(200, 200)).toEqual({ x: 0, y: 0, size: 200 });
});

test("kilobytes of a data URL", () => {
	const url = (bytes: number) => `data:image/jpeg;base64,${Buffer.alloc(bytes).toString("base64")}`;
	expect(kilobytesOf(url(1))).toBe(1);
	expect(kilobytesOf(url(1000))).toBe(1);
	expect(kilobytesOf(url(1001))).toBe(2);
	expect(kilobytesOf(url(99_999))).toBe(100);
});
