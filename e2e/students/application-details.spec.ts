/** The page of a submitted application. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { admissionTitles } from "@/lib/bengali/admission";
import { detailsText, openApplicationText as opening } from "@/lib/bengali/application";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { failureText } from "@/lib/bengali/failure";
import { waitingText } from "@/lib/bengali/forms";
import { menuText, tokenText } from "@/lib/bengali/navigation";
import { noConnectionText } from "@/lib/bengali/no-connection";
import { classNames, genderNames, studentText, thanaNames } from "@/lib/bengali/students";
import { openMenu } from "../menu";
import { violationsOf } from "../page-rules";
import { loadedWidth } from "../picture";
import { everything, phone, postCall, stored } from "./application-form";

test.use(phone);

const application = { ...everything, date_of_birth: "25-01-2015" };
const detailsCall = "**/api/student/student-details/*";

async function apply(request: APIRequestContext, fields: object): Promise<{ token: string; student_id: number }> {
	const answer = await request.post(postCall.slice(2), { data: fields });
	return (await answer.json()).data;
}

/** Opens the page of an application submitted in this browser. */
async function openOwn(page: Page, { token, student_id }: { token: string; student_id: number }) {
	await page.addInitScript((token) => {
		localStorage.setItem("applications", JSON.stringify([token]));
	}, token);
	await page.goto(`/student/details/${student_id}`);
}

async function photo(): Promise<string> {
	const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#284" } })
		.jpeg()
		.toBuffer();
	return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}

test("shows every field in Bengali, the number, the picture and a link to home", async ({ page, request }) => {
	const own = await apply(request, { ...application, image: await photo() });
	await openOwn(page, own);
	const sheet = page.getByRole("article");
	for (const text of [
		toBengaliDigits(own.student_id),
		everything.name,
		toBengaliDigits("25-01-2015"),
		everything.date_of_birth_no,
		genderNames[1],
		everything.fathers_name,
		toBengaliDigits("01712345678"),
		everything.mothers_name,
		toBengaliDigits("01912345678"),
		classNames[5],
		classNames[4],
		everything.permanent_school_name,
		thanaNames.charfassion,
		"Ward 3",
		thanaNames["bhola sadar"],
		everything.permanent_address_details,
	]) {
		await expect(sheet.getByText(text).first()).toBeVisible();
	}
	const picture = page.getByRole("img", { name: detailsText.picture(everything.name) });
	await expect(picture).toHaveCSS("width", "200px");
	expect(await loadedWidth(picture)).toBe(300);
	expect(await violationsOf(page)).toEqual([]);

	await page.getByRole("link", { name: detailsText.confirm }).tap();
	await expect(page).toHaveURL("/");
});

test("an application with the longest values prints on one page, with the school's name and without the menu", async ({
	page,
	request,
}) => {
	const own = await apply(request, {
		...application,
		name: "Nusrat ".repeat(17).slice(0, 119),
		fathers_name: "Karim ".repeat(20).slice(0, 119),
		permanent_school_name: "School ".repeat(28),
		present_address_details: "House 12, Road 3, Ward 5 ".repeat(20).trim(),
		permanent_address_details: "House 12, Road 3, Ward 5 ".repeat(20).trim(),
		image: await photo(),
	});
	await openOwn(page, own);
	await expect(page.getByRole("article")).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("navigation")).toBeHidden();
	await expect(page.getByRole("button", { name: detailsText.print })).toBeHidden();
	await expect(page.getByRole("banner")).toBeVisible();
	const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
	expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test("on another phone it opens with the number and a mobile number or the date of birth", async ({
	page,
	request,
}) => {
	const own = await apply(request, application);
	for (const fact of ["+880 1712-345678", toBengaliDigits("25-01-2015")]) {
		await page.goto(`/student/details/${own.student_id}`);
		await expect(page.getByLabel(opening.number)).toHaveValue(String(own.student_id));
		await page.getByLabel(opening.fact).fill("01812345678");
		await page.getByRole("button", { name: opening.submit }).tap();
		await expect(page.getByRole("main").getByRole("alert")).toContainText(opening.refused);
		await expect(page.getByLabel(opening.fact)).toHaveValue("01812345678");
		expect(await violationsOf(page)).toEqual([]);
		await page.getByLabel(opening.fact).fill(fact);
		await page.getByRole("button", { name: opening.submit }).tap();
		await expect(page.getByRole("article")).toContainText(everything.name);
		await page.reload();
		await expect(page.getByRole("article")).toContainText(everything.name);
		await page.evaluate(() => localStorage.clear());
	}
	// How a family gets there that knows only the number.
	await page.goto("/student-login");
	await page.getByLabel(opening.number).fill(toBengaliDigits(own.student_id));
	await page.getByLabel(opening.fact).fill("abc");
	await page.getByRole("button", { name: opening.submit }).tap();
	await page.getByRole("link", { name: studentText.field.mobile }).tap();
	await expect(page.getByLabel(opening.fact)).toBeFocused();
	await page.getByLabel(opening.fact).fill("01912345678");
	await page.getByRole("button", { name: opening.submit }).tap();
	await expect(page).toHaveURL(`/student/details/${own.student_id}`);
	await expect(page.getByRole("article")).toContainText(everything.name);
});

test("a token that is not valid any more is dropped, and the page says why it asks again", async ({ page }) => {
	await page.goto("/contact");
	await page.evaluate((gone) => localStorage.setItem("token", gone), `2025001|${"x".repeat(43)}`);
	await page.goto("/student/details/2025001");
	await expect(page.getByText(opening.expired)).toBeVisible();
	expect(await stored(page, "token")).toBeNull();
});

for (const junk of ["", "2025001|gone", "null", "[]"]) {
	test(`${JSON.stringify(junk)} in storage is not a token: the page shows no loading state`, async ({ page }) => {
		await page.goto("/contact");
		await page.evaluate((text) => {
			localStorage.setItem("token", text);
			localStorage.setItem("applications", text);
		}, junk);
		await page.goto("/student/details/2025001");
		await expect(page.getByLabel(opening.fact)).toBeVisible();
		for (const path of ["/profile/2025001", "/change-password/2025001"]) {
			await page.goto(path);
			await expect(page).toHaveURL(`/student-login?next=${encodeURIComponent(path)}`);
		}
		expect(await stored(page, "token")).toBeNull();
	});
}

test("another's application is not accessible, and the HTML contains no personal data", async ({ page, request }) => {
	const [own, other] = await Promise.all([apply(request, application), apply(request, application)]);
	await openOwn(page, { token: own.token, student_id: other.student_id });
	await expect(page.getByLabel(opening.fact)).toBeVisible();
	const html = await (await request.get(`/student/details/${own.student_id}`)).text();
	expect(html).not.toContain(everything.name);
	expect(html).not.toContain(everything.fathers_name);
});

test("shows a loading indicator, and a retry button after a failed connection", async ({ page, request }) => {
	const own = await apply(request, application);
	let calls = 0;
	await page.route(detailsCall, async (route) => {
		calls += 1;
		await new Promise((go) => setTimeout(go, 700));
		await (calls === 1 ? route.abort() : route.continue());
	});
	await openOwn(page, own);
	await expect(page.getByText(detailsText.waiting)).toBeVisible();
	await expect(page.getByText(noConnectionText)).toBeVisible();
	await page.getByRole("button", { name: waitingText.retry }).tap();
	await expect(page.getByRole("article")).toBeVisible();
});

test("removing an application from the browser revokes its token", async ({ page, request }) => {
	const [first, second] = [await apply(request, application), await apply(request, application)];
	await page.goto("/contact");
	await page.evaluate(
		(list) => localStorage.setItem("applications", list),
		JSON.stringify([second.token, first.token]),
	);
	await page.goto(`/student/details/${first.student_id}`);
	await expect(page.getByRole("article")).toBeVisible();
	const menu = page.getByRole("navigation", { name: menuText.label });
	const linkOf = (id: number) => menu.getByRole("link", { name: tokenText.application(toBengaliDigits(id)) });
	await openMenu(page);
	await expect(linkOf(first.student_id)).toBeVisible();

	await page.getByRole("button", { name: detailsText.forget }).tap();
	await expect(page).toHaveURL("/");
	await openMenu(page);
	await expect(linkOf(second.student_id)).toBeVisible();
	await expect(linkOf(first.student_id)).toHaveCount(0);
	expect(JSON.parse((await stored(page, "applications")) ?? "")).toEqual([second.token]);
	await expect
		.poll(async () => {
			const headers = { Authorization: `Bearer ${first.token}` };
			return (await request.get(`/api/student/student-details/${first.student_id}`, { headers })).status();
		})
		.toBe(401);
});

test("a failed part shows an error message in its place, and the rest of the page stays", async ({ page, request }) => {
	const own = await apply(request, application);
	// A response that makes the component throw.
	await page.route(detailsCall, (route) => route.fulfill({ json: { student: null } }));
	await openOwn(page, own);
	await expect(page.getByText(failureText.part)).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(admissionTitles.details);
	await expect(page.getByRole("navigation", { name: menuText.label })).toBeVisible();
});
