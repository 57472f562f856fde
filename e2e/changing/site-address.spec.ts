/** Without SITE_URL a shared link has its picture as soon as a head has logged in at the site's address; nobody else sets it. */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { calendarPath } from "@/lib/contract/paths";
import { staffOf } from "../calls/students/staff";
import { expectPicture, tagsOf } from "../cards";
import { recordPaths } from "../school";
import { staff } from "../sites";

const site = "https://school.example";
const evil = "https://evil.example";
const { email, password } = staff;

const logIn = async (request: APIRequestContext, origin: string, host: string, word = password) =>
	(
		await request.post("/cms/staff/login", {
			headers: { Origin: origin, "X-Forwarded-Host": host },
			data: { email, password: word },
		})
	).status();
const pictureOf = async (request: APIRequestContext, path: string, headers = {}) =>
	(await tagsOf(request, path, headers)).get("og:image");

test("home, a notice, a content and a date have previews by the rules of Facebook and WhatsApp, at the address where a head logs in", async ({
	request,
	playwright,
	baseURL,
}) => {
	// Apart from the session that sets the settings back, which a login with its cookie would end.
	const browser = await playwright.request.newContext({ baseURL });
	const staff = await staffOf(request);
	const records = await recordPaths(request);
	const paths = ["/", ...records, calendarPath(2026), calendarPath(2026, 12)];
	expect(records.some((path) => path.startsWith("/content/"))).toBe(true);
	await staff.updateGlobal("settings", { siteAddress: null });
	try {
		// Nobody but a head, from the site's own page, at an address of the internet.
		const forged = { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https", Origin: evil };
		expect(await pictureOf(request, "/", forged)).toBeUndefined();
		expect(await logIn(browser, evil, "school.example")).toBe(403);
		expect(await logIn(browser, evil, "evil.example", "wrong-password")).toBe(401);
		for (const own of ["http://192.168.0.7:3000", "http://localhost:3000", "http://school.local"])
			expect(await logIn(browser, own, new URL(own).host)).toBe(200);
		for (const path of paths) expect(await pictureOf(request, path), path).toBeUndefined();

		expect(await logIn(browser, site, "school.example")).toBe(200);
		// Another address where the back office is open too does not replace it.
		expect(await logIn(browser, "https://www.school.example", "www.school.example")).toBe(200);
		for (const path of paths) {
			const tags = await tagsOf(request, path, forged);
			await expectPicture(request, tags, "og", site);
			for (const name of ["title", "description", "site_name", "type"])
				expect(tags.get(`og:${name}`), `${path} ${name}`).toBeTruthy();
			expect(new URL(tags.get("og:url") ?? "").origin).toBe(site);
			expect(tags.get("twitter:card")).toBe("summary_large_image");
		}
		for (const wrong of ["school.example", `${site}/page`, "http://192.168.0.7", "javascript:alert(1)"]) {
			const { headers } = staff;
			const data = { siteAddress: wrong };
			expect((await request.post("/cms/globals/settings", { headers, data })).status(), wrong).toBe(400);
		}
	} finally {
		await browser.dispose();
		await staff.updateGlobal("settings", { siteAddress: null });
	}
	expect(await pictureOf(request, "/")).toBeUndefined();
});
