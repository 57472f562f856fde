import crypto from "node:crypto";
import { jest } from "@jest/globals";
import type { Payload } from "payload";
import { studentText } from "@/lib/bengali/students";
import { testDatabase } from "@/lib/cms/testing/databases";
import { staffText } from "@/lib/office/words/staff";

const open = testDatabase();
const { common, short, long } = studentText.password;
const email = "rahima.khatun@school.example";
const password = "নদীর পাড়ে আমার ঘর";
let payload: Payload;
let id: number;

beforeAll(async () => {
	payload = await open();
	({ id } = await payload.create({ collection: "staff", data: { name: "রহিমা", role: "head", email, password } }));
});

const refusal = (message: string) => ({ status: 400, data: { errors: [{ path: "password", message }] } });
const signIn = (data: { email: string; password: string }) => payload.login({ collection: "staff", data });

const weak: [string, string][] = [
	["abc", short("১২")],
	["abcdefghijk", short("১২")],
	["x1".repeat(65), long("১২৮")],
	["aaaaaaaaaaaa", common],
	["AmarSonarBangla", common],
	["Password!2026", common],
	["বাংলাদেশ", short("১২")],
	["bangladesh২০২৬", common],
	[email, staffText.errors.passwordIsName],
	["Rahima.Khatun", staffText.errors.passwordIsName],
];

test.each(weak)("%s is refused for a new account, for an old one, and for several at once", async (given, message) => {
	const data = { password: given };
	// The rule against a password like the account's own address needs that address.
	const created = payload.create({
		collection: "staff",
		data: { ...data, name: "ক", role: "clerk", email: "karim@other.example" },
	});
	if (message !== staffText.errors.passwordIsName) await expect(created).rejects.toMatchObject(refusal(message));
	else await created.then(({ id: other }) => payload.delete({ collection: "staff", id: other }));
	await expect(payload.update({ collection: "staff", id, data })).rejects.toMatchObject(refusal(message));
	const several = await payload.update({ collection: "staff", where: { id: { equals: id } }, data });
	expect(several.docs).toEqual([]);
	await expect(signIn({ email, password })).resolves.toMatchObject({ user: { id } });
});

test("composed and decomposed letters make the same password", async () => {
	for (const form of ["NFC", "NFD"] as const) {
		const data = { password: "সময় আর নদীর স্রোত".normalize(form) };
		await payload.update({ collection: "staff", id, data });
		await expect(signIn({ email, password: data.password.normalize("NFC") })).resolves.toHaveProperty("exp");
	}
	await payload.update({ collection: "staff", id, data: { password } });
});

test("passwords cannot be reset by a link", async () => {
	const refused = { status: 403, message: staffText.errors.noEmail };
	const collection = "staff";
	await expect(payload.forgotPassword({ collection, data: { email } })).rejects.toMatchObject(refused);
	const data = { token: "x", password: "long enough to be one" };
	await expect(payload.resetPassword({ collection, data, overrideAccess: true })).rejects.toMatchObject(refused);
});

test("a sign-in takes the same work whether or not there is such an account", async () => {
	const hashing = jest.spyOn(crypto, "pbkdf2");
	const workOf = async (given: { email: string; password: string }) => {
		hashing.mockClear();
		await expect(signIn(given)).rejects.toMatchObject({ status: 401 });
		return hashing.mock.calls.map(([, , ...cost]) => cost.slice(0, 3));
	};
	const known = await workOf({ email, password: "not the right one" });
	expect(known).toHaveLength(1);
	expect(await workOf({ email: "nobody@school.example", password: "not the right one" })).toEqual(known);
	hashing.mockRestore();
});

test("wrong passwords do not change the account", async () => {
	const before = await payload.findByID({ collection: "staff", id, showHiddenFields: true });
	for (let index = 0; index < 7; index += 1)
		await expect(signIn({ email, password: "wrong wrong wrong" })).rejects.toMatchObject({ status: 401 });
	expect(await payload.findByID({ collection: "staff", id, showHiddenFields: true })).toEqual(before);
	await expect(signIn({ email, password })).resolves.toHaveProperty("exp");
});
