import { expect, test } from "@jest/globals";
import { contrast, goodContrast } from "@/lib/contract/colors";
import { colors, paletteCss, plain, tints } from "./palette";

type Name = keyof typeof colors;
type Theme = 0 | 1;
const themes: Theme[] = [0, 1];

const channels = (code: string) => (code.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
/** @returns the colour of that name in six digits */
const hex = (name: Name, theme: Theme) => (colors[name][theme] ?? "").slice(1).replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3");

/** @returns what is seen of a translucent colour on a ground */
function over(code: string, ground: string): string {
	const [red = 0, green = 0, blue = 0, alpha = 255] = channels(code.slice(1));
	return [red, green, blue]
		.map((channel, index) => Math.round(channel * (alpha / 255) + (channels(ground)[index] ?? 0) * (1 - alpha / 255)))
		.map((channel) => channel.toString(16).padStart(2, "0"))
		.join("");
}

const groundsOf = (theme: Theme): Record<string, string> => ({
	paper: hex("paper", theme),
	shade: hex("shade", theme),
	...Object.fromEntries(Object.entries(tints).map(([name, tint]) => [name, over(tint, hex("paper", theme))])),
});

test.each(themes)("theme %d: text is readable on every ground, AAA", (theme) => {
	for (const [ground, color] of Object.entries(groundsOf(theme)))
		for (const text of ["ink", "soft-ink", "link", "error"] as const) {
			// Found words and portraits have the text's own colour.
			if ((ground === "mark" || ground === "face") && text !== "ink") continue;
			expect([text, ground, contrast(hex(text, theme), color) >= goodContrast]).toEqual([text, ground, true]);
		}
	for (const ground of ["link", "link-hover"] as const)
		expect(contrast(hex("on-link", theme), hex(ground, theme))).toBeGreaterThanOrEqual(goodContrast);
});

test.each(themes)("theme %d: fields and the ring of the focus are seen, 3:1", (theme) => {
	for (const [ground, color] of Object.entries(groundsOf(theme)))
		for (const shape of [plain.field, plain.focus])
			if (ground !== "mark" && ground !== "face")
				expect([shape, ground, contrast(shape.slice(1), color) >= 3]).toEqual([shape, ground, true]);
});

test("only the screen is dark, not the paper of a printer", () => {
	expect(paletteCss).toMatch(/^:root\{[^@]*\}@media screen and \(prefers-color-scheme:dark\)\{[^@]*\}$/);
});
