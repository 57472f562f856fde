import { afterEach, expect, jest, test } from "@jest/globals";
import { browserKey } from "./browser-key";

afterEach(() => {
	jest.restoreAllMocks();
});

test("every key is new, and one that the call takes", () => {
	const keys = new Set(Array.from({ length: 50 }, browserKey));
	expect(keys.size).toBe(50);
	for (const key of keys) expect(key).toMatch(/^[\w-]{16,64}$/);
});

test("also without https", () => {
	jest.replaceProperty(globalThis, "crypto", {
		getRandomValues: crypto.getRandomValues.bind(crypto),
	} as Crypto);
	expect(browserKey()).toMatch(/^[0-9a-f]{32}$/);
	expect(browserKey()).not.toBe(browserKey());
});
