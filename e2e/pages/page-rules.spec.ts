/** The rules that every page is tested by find what they are for. */
import { expect, test } from "@playwright/test";
import { violationsOf } from "../page-rules";

test("text is found that has less contrast than level AAA asks for, and than AA does", async ({ page }) => {
	const found = async (color: string) => {
		await page.setContent(
			`<!doctype html><html lang="bn"><title>১</title><main><h1>১</h1><p style="color: ${color}">নোটিশ</p></main>`,
		);
		return (await violationsOf(page)).map((violation) => violation.split(":")[0]);
	};
	expect(await found("#595959")).toEqual([]);
	expect(await found("#666666")).toEqual(["color-contrast-enhanced"]);
	expect(await found("#777777")).toEqual(["color-contrast"]);
});
