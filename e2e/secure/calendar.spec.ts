/** The parts of the school year that need SITE_URL: URLs to subscribe to, the sitemap, structured data. */
import { expect, test } from "@playwright/test";
import { schoolYearText } from "@/lib/bengali/school-year";
import { calendarPath } from "@/lib/contract/paths";

const site = "https://school.example";
const year = new Date().getFullYear();
const december = calendarPath(year, 12);

test("a month has addresses to subscribe to, for the school and for a class", async ({ page }) => {
	await page.goto(december);
	const { iphone, title } = schoolYearText.subscribe;
	const part = page.getByRole("region", { name: title });
	await expect(part.getByText(`${site}/calendar.ics`)).toBeVisible();
	await expect(part.getByRole("link", { name: iphone })).toHaveAttribute(
		"href",
		"webcal://school.example/calendar.ics",
	);
	await expect(part.locator("li a").first()).toHaveAttribute("href", "webcal://school.example/calendar.ics/1");
});

test("the sitemap has the months with dates, and events are described for search engines", async ({ request }) => {
	const map = await (await request.get("/sitemap.xml")).text();
	for (const path of [calendarPath(year), december]) expect(map).toContain(`<loc>${site}${path}</loc>`);
	const html = await (await request.get(december)).text();
	const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
	expect(JSON.parse(json)["@graph"]).toContainEqual(
		expect.objectContaining({ "@type": "Event", startDate: `${year}-12-30`, endDate: `${year}-12-30` }),
	);
	expect(await (await request.get("/calendar.ics")).text()).toContain(`URL;VALUE=URI:${site}/calendar/`);
});
