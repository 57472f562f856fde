/** Several children on one phone: each with its own token, which is ended alone. */
import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import { circularText } from "@/lib/bengali/circulars";
import { dataRequestText } from "@/lib/bengali/data-requests";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { waitingText } from "@/lib/bengali/forms";
import { tokenText } from "@/lib/bengali/navigation";
import {
	loginReasons,
	loginText,
	passwordText,
	profileText,
	studentTitles,
	childrenText as text,
} from "@/lib/bengali/student-area";
import { studentText } from "@/lib/bengali/students";
import type { CircularsAnswer } from "@/lib/contract/circulars";
import { childrenPath, circularsPath, dataRequestPath, newestResultPath, studentPath } from "@/lib/contract/paths";
import type { NewestResultAnswer } from "@/lib/contract/results";
import { apply } from "../calls/students/client";
import { openMenu } from "../menu";
import { broken, expectGoodPage, keepToken, keptToken, passwordOf, phone, recordOf, tokenOf } from "./person";

test.use({ viewport: phone });

/** Of classes six and seven, whose families a notice of the demo school asks. */
const [one, two, three] = [2025076, 2025079, 2025082];

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const statusOf = async (request: APIRequestContext, token: string) =>
	(await request.get(studentPath(token.split("|")[0] ?? ""), { headers: bearer(token) })).status();

async function answerOf<T>(request: APIRequestContext, path: string, token: string): Promise<T> {
	return (await request.get(path, { headers: bearer(token) })).json();
}

/** The card of a child, by name or, without one, by number. */
const cardOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const storedChildren = (page: Page) => page.evaluate(() => localStorage.getItem("children"));

/** Stores several logins like the phone does, the last one in use. @returns the tokens */
async function keepChildren(page: Page, ids: readonly number[]): Promise<string[]> {
	const tokens: string[] = [];
	for (const id of ids) tokens.push(await tokenOf(page.request, id));
	await keepToken(page, tokens.at(-1) ?? "");
	await page.evaluate((list) => localStorage.setItem("children", JSON.stringify(list)), tokens);
	return tokens;
}

async function remove(page: Page, name: string) {
	await cardOf(page, name).getByText(text.remove, { exact: true }).click();
	await cardOf(page, name)
		.getByRole("button", { name: text.of(text.removeNow, name) })
		.click();
}

async function logIn(page: Page, id: number, password = passwordOf(id)) {
	await page.locator("#student_id").fill(String(id));
	await page.locator("#password").fill(password);
	await page.getByRole("button", { name: loginText.submit }).click();
}

test("a family adds a second child, switches, sees both on one page, and ends one alone", async ({ page, request }) => {
	const [first, second] = [await recordOf(request, one), await recordOf(request, two)];
	await page.goto("/student-login");
	await logIn(page, one);
	await expect(page).toHaveURL("/");
	await page.goto(`/profile/${one}`);
	await page.getByRole("link", { name: text.add }).click();
	await expect(page.getByText(loginReasons.add)).toBeVisible();
	await expectGoodPage(page);

	// A wrong password is refused at its place, and takes nothing away.
	await logIn(page, two, "not-this-one");
	await expect(page.locator("main").getByRole("alert")).toHaveText(studentText.loginFailed);
	expect(await storedChildren(page)).toBeNull();
	await logIn(page, two);
	await expect(page).toHaveURL(childrenPath);
	const tokens: string[] = JSON.parse((await storedChildren(page)) ?? "[]");
	expect(tokens.map((token) => token.split("|")[0])).toEqual([String(one), String(two)]);

	// Each child's own news, of its own token.
	for (const [index, record] of [first, second].entries()) {
		const card = cardOf(page, record.name);
		const token = tokens[index] ?? "";
		await expect(card.getByText(text.student(String(record.code)))).toBeVisible();
		const circulars = await answerOf<CircularsAnswer>(request, circularsPath(record.code), token);
		expect(circulars.data.length).toBeGreaterThan(0);
		for (const { name } of circulars.data) await expect(card.getByRole("link", { name })).toBeVisible();
		const { data: newest } = await answerOf<NewestResultAnswer>(request, newestResultPath(record.code), token);
		await expect(card.getByRole("link", { name: newest?.exam_name })).toHaveAttribute(
			"href",
			`/result/${record.code}/${newest?.year_id}/${newest?.exam_id}`,
		);
		await expect(card.getByText(text.exam)).toBeVisible();
	}
	await expectGoodPage(page);

	// Switching needs no login, and the menu follows.
	await cardOf(page, first.name).getByRole("link", { name: text.open }).click();
	const others = page.getByRole("navigation", { name: text.switch });
	await expect(others.getByRole("link", { name: first.name })).toHaveAttribute("aria-current", "page");
	expect(await keptToken(page)).toBe(tokens[0]);
	await expectGoodPage(page);
	await others.getByRole("link", { name: second.name }).click();
	await expect(page).toHaveURL(`/profile/${two}`);
	await expect(page.getByText(toBengaliDigits(two), { exact: true })).toBeVisible();
	expect(await keptToken(page)).toBe(tokens[1]);
	await openMenu(page);
	const menu = page.getByRole("navigation").filter({ has: page.getByRole("link", { name: tokenText.children }) });
	await expect(
		menu.getByRole("link", { name: tokenText.of(tokenText.profile, toBengaliDigits(two)) }).first(),
	).toBeVisible();

	// The logout of one ends its token on the server, and leaves the other.
	await page.locator("main").getByRole("button", { name: profileText.leave }).click();
	await expect(page).toHaveURL(childrenPath);
	await expect(cardOf(page, first.name)).toBeVisible();
	await expect(cardOf(page, second.name)).toHaveCount(0);
	await expect.poll(() => statusOf(request, tokens[1] ?? "")).toBe(401);
	expect(await statusOf(request, tokens[0] ?? "")).toBe(200);
	expect([await keptToken(page), await storedChildren(page)]).toEqual([tokens[0], null]);
});

test("a removed child leaves nothing on the phone, neither in storage nor in what the pages have kept", async ({
	page,
	request,
}) => {
	const { token: applicant, student_id: number } = await apply(request);
	const [stays, goes] = await keepChildren(page, [one, three]);
	const record = await recordOf(request, three);
	await page.evaluate((token) => {
		localStorage.setItem("applications", JSON.stringify([token]));
		localStorage.setItem("password-change", "2025999");
		localStorage.setItem("last-result", "x");
	}, applicant);
	await page.goto(childrenPath);
	await expect(cardOf(page, record.name)).toBeVisible();
	await page.evaluate(() => Object.assign(window, { isSame: true }));
	await remove(page, record.name);
	await expect(page.getByText(record.name)).toHaveCount(0);
	// A page that was loaded anew: nothing that was fetched is in memory.
	await expect.poll(() => page.evaluate(() => "isSame" in window)).toBe(false);
	await expect(page).toHaveURL(childrenPath);
	const kept = await page.evaluate(async () => {
		const names = await caches.keys();
		const pages = await Promise.all(
			names.map(async (name) => (await (await caches.open(name)).keys()).map((r) => r.url)),
		);
		return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, pages]);
	});
	for (const trace of [String(three), record.name, "last-result", childrenPath]) expect(kept).not.toContain(trace);
	expect(kept).toContain(String(number));
	await expect.poll(() => statusOf(request, goes ?? "")).toBe(401);
	expect(await statusOf(request, stays ?? "")).toBe(200);
	await page.goBack();
	await expect(page.getByText(record.name)).toHaveCount(0);

	// The last one leads home; an application is of another kind, and stays.
	await page.goto(childrenPath);
	await remove(page, (await recordOf(request, one)).name);
	await expect(page).toHaveURL("/");
	expect(await keptToken(page)).toBeNull();
	await page.goto(childrenPath);
	await expect(page.getByText(text.none)).toBeVisible();
	await expectGoodPage(page);
});

test("an expired token of one child says so there alone, and that child logs in again", async ({ page, request }) => {
	const [live] = await keepChildren(page, [one, two]);
	const [first, second] = [await recordOf(request, one), await recordOf(request, two)];
	const expired = `${two}|${"x".repeat(43)}`;
	await page.evaluate((list) => localStorage.setItem("children", JSON.stringify(list)), [live, expired]);
	await page.evaluate((token) => localStorage.setItem("token", token ?? ""), live);
	await page.goto(childrenPath);
	const card = cardOf(page, text.student(String(two)));
	await expect(card.getByText(text.ended)).toBeVisible();
	await expect(cardOf(page, first.name).getByText(text.result)).toBeVisible();
	expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(expired);
	await expectGoodPage(page);

	// The child's own page asks for the login as well, instead of another child's token.
	const wrong: string[] = [];
	page.on("request", (sent) => {
		const { authorization = "" } = sent.headers();
		if (sent.url().includes(String(two)) && authorization.includes(String(one))) wrong.push(sent.url());
	});
	await page.goto(`/profile/${two}`);
	await expect(page).toHaveURL(/\/student-login\?/);
	await page.goto(childrenPath);
	await card.getByRole("link", { name: text.again }).click();
	await expect(page.locator("#student_id")).toHaveValue(String(two));
	await page.locator("#password").fill(passwordOf(two));
	await page.getByRole("button", { name: loginText.submit }).click();
	await expect(page).toHaveURL(childrenPath);
	await expect(cardOf(page, second.name).getByText(text.result)).toBeVisible();
	expect(wrong).toEqual([]);
	const [before, after] = JSON.parse((await storedChildren(page)) ?? "[]");
	expect([before, after.split("|")[0]]).toEqual([live, String(two)]);
});

test("what fails for one child is said at that child, and can be repeated there", async ({ page, request }) => {
	const [first, second] = [await recordOf(request, one), await recordOf(request, three)].map(({ name }) =>
		cardOf(page, name),
	) as [Locator, Locator];
	await keepChildren(page, [one, three]);
	const connection = await broken(page, `**${newestResultPath(three)}`);
	await page.goto(childrenPath);
	await expect(second.getByRole("alert")).toContainText(text.failed);
	await expect(first.getByText(text.result)).toBeVisible();
	await expect(first.getByRole("alert")).toHaveCount(0);
	await connection.mend();
	await second.getByRole("button", { name: waitingText.retry }).click();
	await expect(second.getByText(text.result)).toBeVisible();
});

test("a password that must be replaced leads to the change for that child, from its page too", async ({
	page,
	request,
}) => {
	const { name } = await recordOf(request, one);
	await keepChildren(page, [three, one]);
	const refusal = { status: 403, json: { success: false, message: "x", must_change: true } };
	await page.route(`**${studentPath(three)}`, (route) => route.fulfill(refusal));
	await page.goto(childrenPath);
	const card = cardOf(page, text.student(String(three)));
	await expect(card.getByText(text.mustChange)).toBeVisible();
	await expect(cardOf(page, name).getByText(text.result)).toBeVisible();
	await expectGoodPage(page);
	await card.getByRole("link", { name: text.change }).click();
	await expect(page).toHaveURL(`/change-password/${three}`);
	await expect(page.getByText(passwordText.fromSlip)).toBeVisible();
	await page.goto(`/profile/${three}`);
	await expect(page).toHaveURL(`/change-password/${three}`);
});

test("a changed password asks for that child's login again, and leaves the others", async ({ page, request }) => {
	const id = 2025085;
	const next = "boat-on-the-river";
	const { name } = await recordOf(request, one);
	await keepChildren(page, [one, id]);
	await page.goto(`/change-password/${id}`);
	for (const [field, value] of Object.entries({ current: passwordOf(id), new: next, confirm: next }))
		await page.locator(`#${field}_password`).fill(value);
	await page.getByRole("button", { name: passwordText.submit }).click();
	await expect(page).toHaveURL(childrenPath);
	await expect(cardOf(page, name)).toBeVisible();
	await expect(cardOf(page, text.student(String(id))).getByText(text.ended)).toBeVisible();
	const headers = bearer(await tokenOf(request, id, next));
	const back = { current_password: next, new_password: passwordOf(id), confirm_password: passwordOf(id) };
	const answer = await request.post(`/api/change/password/${id}`, { headers, data: back });
	expect((await answer.json()).success).toBe(true);
});

test("a request about data that waits stands with its child; a notice is confirmed for each child", async ({
	page,
	request,
}) => {
	const [token = "", other = ""] = await keepChildren(page, [2025088, 2025091]);
	const sent = await request.post(dataRequestPath(2025088), { headers: bearer(token), data: { kind: "copy" } });
	expect(sent.status()).toBe(200);
	await page.goto(childrenPath);
	await expect(page.getByText(dataRequestText.kinds.copy)).toHaveCount(1);
	const open = await answerOf<CircularsAnswer>(request, circularsPath(2025088), token);
	const [circular] = open.data;
	if (!circular) throw new Error("The demo school asks this family nothing.");
	await page.getByRole("link", { name: circular.name }).first().click();
	await expect(page.getByRole("heading", { name: circularText.title })).toBeFocused();
	const own = page.getByRole("region", { name: circularText.student("2025088") });
	await own.getByRole("button", { name: circularText.confirm }).click();
	await expect(own.getByRole("status")).toBeVisible();
	await expect(page.getByRole("region", { name: circularText.student("2025091") })).toBeVisible();
	const left = await answerOf<CircularsAnswer>(request, circularsPath(2025091), other);
	// The page that the router has kept counts anew.
	await page.goBack();
	await expect(page).toHaveURL(childrenPath);
	await expect(page.getByRole("link", { name: circular.name })).toHaveCount(
		left.data.some(({ id }) => id === circular.id) ? 1 : 0,
	);
});

test("a seventh child is refused with a sentence, before the password is sent", async ({ page }) => {
	const live = await tokenOf(page.request, one);
	await keepToken(page, live);
	const others = [1, 2, 3, 4, 5].map((index) => `${2025400 + index}|${"x".repeat(43)}`);
	await page.evaluate((list) => localStorage.setItem("children", JSON.stringify(list)), [live, ...others]);
	await page.goto("/student-login?next=/children&reason=add");
	let asked = false;
	page.on("request", (sent) => {
		asked ||= sent.url().endsWith("/api/student/student-login");
	});
	await logIn(page, two);
	await expect(page.locator("main").getByRole("alert")).toHaveText(text.full(6));
	expect(asked).toBe(false);
	await page.goto(childrenPath);
	await expect(page.getByText(text.full(6))).toBeVisible();
	await expect(page.getByRole("link", { name: text.add })).toHaveCount(0);
	await expectGoodPage(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(studentTitles.children);
});
