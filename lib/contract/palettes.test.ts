import { palettes } from "@/lib/office/publishing/text";
import { contrast, isColor, leastContrast } from "./colors";

test.each(palettes)("the colours $name can be read", ({ headerColor, nameColor, menuColor }) => {
	for (const color of [headerColor, nameColor, menuColor]) expect(isColor(color)).toBe(true);
	expect(contrast(nameColor, headerColor)).toBeGreaterThanOrEqual(leastContrast);
	expect(contrast("ffffff", menuColor)).toBeGreaterThanOrEqual(leastContrast);
});
