import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { application, apply, bearer, expectFailure, type Json } from "./client";
import { staffOf } from "./staff";

const path = "/api/student/student-application-form-post";

const whole = {
	name: "Rahima Khatun",
	date_of_birth: "০৫/০১/২০১৮",
	date_of_birth_no: "20180912585000001",
	gender: "২",
	fathers_name: "Md. Karim Uddin",
	father_mobile_no: "+880 1712-345678",
	mothers_name: "Salma Begum",
	mothers_mobile_no: "০১৮১২৩৪৫৬৭৮",
	present_class: "৩",
	permanent_class: 2,
	permanent_school_name: "Jinnagar Primary School",
	present_address_thana: "charfassion",
	present_address_details: "Village: Jinnagar",
	permanent_address_thana: "bhola sadar",
	permanent_address_details: "বাড়ি নং ৫",
};

test("all sixteen fields are returned in normalised form, only to the applicant", async ({ request }) => {
	const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "teal" } })
		.jpeg()
		.toBuffer();
	const image = `data:image/jpeg;base64,${picture.toString("base64")}`;
	const { token, student_id } = await apply(request, { ...whole, image });
	const address = `/api/student/student-details/${student_id}`;
	const { student } = await (await request.get(address, { headers: bearer(token) })).json();
	expect(student).toEqual({
		...whole,
		code: student_id,
		date_of_birth: "05-01-2018",
		gender: 2,
		father_mobile_no: "01712345678",
		mothers_mobile_no: "01812345678",
		present_class: 3,
		permanent_address_details: whole.permanent_address_details.normalize("NFC"),
		image: expect.stringMatching(/^[\w-]{32}\.webp$/),
	});
	const kept = await request.get(`/image/student/${student.image}`);
	expect(kept.headers()).toMatchObject({
		"content-type": "image/webp",
		"cache-control": "private, no-store",
		"x-robots-tag": "noindex",
	});
	expect(await sharp(await kept.body()).metadata()).toMatchObject({ width: 300, height: 300, format: "webp" });
	await expectFailure(await request.get(address), 401);
	await expectFailure(await request.get(`/api/student-get/${student_id}`, { headers: bearer(token) }), 404);
});

test("application numbers are of the year and not in order", async ({ request }) => {
	const numbers: number[] = [];
	for (let index = 0; index < 6; index += 1) numbers.push((await apply(request)).student_id);
	for (const number of numbers) expect(String(number)).toMatch(/^20\d{7}$/);
	const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
	expect(new Set(steps).size).toBeGreaterThan(1);
});

test("a form may hold a photo as large as a camera makes; the fields of JSON may not", async ({ request }) => {
	const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
	const photo = sharp({ create: { width: 1200, height: 900, channels: 3, background: "teal", noise } });
	const buffer = await photo.jpeg({ quality: 95 }).toBuffer();
	expect(buffer.byteLength).toBeGreaterThan(500_000);
	const image = { name: "photo.jpg", mimeType: "image/jpeg", buffer };
	const fields = Object.entries(application()).map(([name, value]) => [name, String(value)]);
	const sent = await request.post(path, { multipart: { ...Object.fromEntries(fields), image } });
	expect((await sent.json()).success).toBe(true);
	const data = application({ image: `data:image/jpeg;base64,${buffer.toString("base64")}` });
	await expectFailure(await request.post(path, { data }), 413);
});

test("five concurrent submits with one key make one application", async ({ request }) => {
	const data = application({ browser_key: randomUUID() });
	const responses = await Promise.all(Array.from({ length: 5 }, () => request.post(path, { data })));
	const answers = await Promise.all(responses.map((response) => response.json()));
	expect(new Set(answers.map(({ data: sent }) => sent.student_id)).size).toBe(1);
	for (const { data: sent } of answers) {
		const details = `/api/student/student-details/${sent.student_id}`;
		expect((await request.get(details, { headers: bearer(sent.token) })).status()).toBe(200);
	}
	const staff = await staffOf(request);
	const { totalDocs } = await staff.find("applications", `where[name][equals]=${data.name}`);
	expect(totalDocs).toBe(1);
});

const jpeg = (text: string) => `data:image/jpeg;base64,${Buffer.from(text, "latin1").toString("base64")}`;
const faults: [string, Json, string[]][] = [
	[
		"nothing",
		{ name: "", gender: null, fathers_name: " ", mothers_name: undefined, present_class: "" },
		["name", "gender", "fathers_name", "mothers_name", "present_class"],
	],
	[
		"too long",
		{ name: "x".repeat(121), present_address_details: "x".repeat(501) },
		["name", "present_address_details"],
	],
	["wrong types", { name: {}, gender: [], date_of_birth: 5, image: 7 }, ["name", "gender", "date_of_birth", "image"]],
	["HTML", { name: "<img src=x onerror=alert(1)>" }, ["name"]],
	["emoji", { fathers_name: "Karim 👍" }, ["fathers_name"]],
	["null bytes", { mothers_name: "Ra\u0000hima" }, ["mothers_name"]],
	["half a sign", { mothers_name: "Rahima \ud83d" }, ["mothers_name"]],
	["a lost letter", { mothers_name: "Rahi\ufffda" }, ["mothers_name"]],
	[
		"codes that are none",
		{ gender: 4, present_class: 0, permanent_class: 1_000_000, present_address_thana: "dhaka" },
		["gender", "present_class", "permanent_class", "present_address_thana"],
	],
	[
		"a class that the school does not have",
		{ present_class: 99, permanent_class: 98 },
		["present_class", "permanent_class"],
	],
	[
		"numbers that are none",
		{ father_mobile_no: "123", date_of_birth_no: "456", date_of_birth: "30-02-2018" },
		["father_mobile_no", "date_of_birth_no", "date_of_birth"],
	],
	[
		"faults of every kind at once",
		{ name: "", gender: 9, mothers_name: "Ra\u0000hima", present_class: 99, permanent_class: 98, image: "abc" },
		["name", "gender", "mothers_name", "present_class", "permanent_class", "image"],
	],
	["text for a picture", { image: jpeg("hello") }, ["image"]],
	["a picture that breaks off", { image: jpeg("\xff\xd8\xff\xe0 and no more") }, ["image"]],
	["a bad key", { browser_key: "x" }, ["browser_key"]],
];

for (const [what, more, fields] of faults) {
	test(`${what}: the fields are named and nothing is left behind`, async ({ request }) => {
		const key = randomUUID();
		const school = `Leaves nothing ${key}`;
		const data = application({ browser_key: key, permanent_school_name: school, ...more });
		await expectFailure(await request.post(path, { data }), 422, fields);
		const staff = await staffOf(request);
		const { totalDocs } = await staff.find("applications", `where[previousSchool][equals]=${school}`);
		expect(totalDocs).toBe(0);
	});
}
