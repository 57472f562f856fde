/** A server whose clock jumped says so to heads, who say that the date is right with one button. */
import { expect, test } from "@playwright/test";
import { warningText } from "@/lib/office/warnings/text";
import { openOffice, ownSchool } from "./own-school";

const school = ownSchool();
const { clock } = warningText;

test("the date is confirmed on the start page", async ({ page }) => {
	await school.sql(
		`INSERT INTO payload_kv (key, data) VALUES ('clock', '{"seen":"2024-01-15T04:00:00.000Z"}')
			ON CONFLICT (key) DO UPDATE SET data = excluded.data`,
	);
	await openOffice(page, school);
	const region = page.getByRole("region", { name: warningText.title });
	await expect(region).toContainText("২০২৪");
	await region.getByRole("button", { name: clock.confirm }).click();
	await expect(page.getByText(clock.confirmed)).toBeVisible();
	await expect(page.getByRole("button", { name: clock.confirm })).toHaveCount(0);
});
