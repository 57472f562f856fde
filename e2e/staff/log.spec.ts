/** The server's log never contains submitted values. */
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { head, ownSchool, recordsOf, signInHead, visitor } from "./own-school";

/** Values that occur only in these tests. */
const word = "zqxjword";
const bengali = "ঝঞ্ঝাটিকা";
const phone = "01799887766";
const birthNumber = "19991122334455667";
const secret = "zqxjword অতি গোপন";
const values = [/zqxjword/i, new RegExp(bengali), new RegExp(phone), new RegExp(birthNumber), /argon2|pbkdf2/];

const text = `${word} ${bengali}`;
const long = `${text}\n    at ${text} (x.js:1:1)\n"${text}" '${text}'`;

const body = {
	root: {
		type: "root",
		version: 1,
		format: "",
		indent: 0,
		direction: "ltr",
		children: [
			{
				type: "paragraph",
				version: 1,
				format: "",
				indent: 0,
				direction: "ltr",
				children: [{ type: "text", version: 1, text, format: 0, detail: 0, mode: "normal", style: "" }],
			},
		],
	},
};
const item = { name: text, body, _status: "published" };
const card = { name: text, designation: text, subject: text, phone };
const person = {
	name: text,
	dateOfBirth: "25-01-2015",
	birthNumber,
	gender: "2",
	fatherName: text,
	fatherMobile: phone,
	motherName: text,
	motherMobile: phone,
	previousSchool: text,
	presentAddress: long,
	permanentAddress: long,
};

const school = ownSchool();
test.describe.configure({ mode: "serial" });

/** Form data by collection slug. */
const collections = (ids: Record<string, number>): Record<string, object> => ({
	notices: item,
	routines: item,
	curriculums: item,
	contents: { ...item, place: "page", readmoreText: long },
	teachers: card,
	"committee-members": card,
	slides: { picture: ids.media },
	"menu-entries": { name: text, link: `/${word}` },
	staff: { name: text, email: `${word}@school.example`, password: secret },
	years: { year: 2031 },
	"school-dates": { name: text, startsOn: "2031-12-16T06:00:00.000Z" },
	classes: { name: text },
	sections: { name: text, class: 3 },
	subjects: { name: text, class: 3, year: ids.years },
	students: { ...person, newPassword: secret },
	enrolments: { student: ids.students, year: ids.years, section: ids.sections, roll: 77 },
	exams: { name: text, year: ids.years, type: "semester" },
});

/** Collections without a create form in the back office. */
const changes: Record<string, object> = { applications: person };
const globals: Record<string, object> = {
	settings: { schoolName: text, schoolAddress: text, schoolMobile: phone },
	contact: { address: long, phone, email: `${word}@school.example` },
	grading: { bands: [{ grade: word.slice(0, 10), from: 0, point: 0 }] },
	marking: { rankWithin: "section" },
	admission: { opensAt: "2031-01-01T00:00:00.000Z" },
	"student-area": { directoryOpen: true },
	banner: { text },
	privacy: { body, rows: [{ what: text, why: text, time: text, who: text }] },
	accessibility: { body },
};

const application = {
	name: word,
	gender: 2,
	fathers_name: word,
	mothers_name: word,
	father_mobile_no: phone,
	date_of_birth_no: birthNumber,
	present_class: 3,
	present_address_details: long,
};

test("no failing write of any collection shows a value in the log", async () => {
	const asking = await visitor(school);
	const headers = await signInHead(asking);
	const png = await sharp({ create: { width: 900, height: 9, channels: 3, background: "green" } })
		.png()
		.toBuffer();
	const file = { name: `${word}.png`, mimeType: "image/png", buffer: png };
	const upload = () =>
		asking.post("/cms/media", { headers, multipart: { file, _payload: JSON.stringify({ alt: text }) } });

	const ids: Record<string, number> = {};
	const make = async (collection: string, data: object) => {
		ids[collection] = await recordsOf(asking, headers)(collection, data);
	};
	ids.media = (await (await upload()).json()).doc.id;
	await make("years", { year: 2030 });
	await make("sections", { name: "ক", class: 3 });
	await make("students", { name: "ক", gender: "1", fatherName: "খ", motherName: "গ" });
	await make("exams", { name: "বার্ষিক", year: ids.years, type: "semester" });
	const applied = await asking.post("/api/student/student-application-form-post", { data: application });
	expect(applied.status()).toBe(200);
	ids.applications = (await (await asking.get("/cms/applications", { headers })).json()).docs[0].id;

	// All collections that staff may write; Payload's internal ones contain no personal data.
	const access: { collections: Record<string, object>; globals: object } = await (
		await asking.get("/cms/access", { headers })
	).json();
	const forms = collections(ids);
	const named = [...Object.keys(forms), ...Object.keys(changes), "media"].sort();
	expect(
		Object.entries(access.collections)
			.filter(([slug, rights]) => !slug.startsWith("payload-") && ("create" in rights || "update" in rights))
			.map(([slug]) => slug)
			.sort(),
	).toEqual(named);
	expect(Object.keys(access.globals).sort()).toEqual(Object.keys(globals).sort());

	const tables = [...named, ...Object.keys(globals), "tokens"].map((slug) => slug.replaceAll("-", "_"));
	const failing = tables.flatMap((table) =>
		["INSERT", "UPDATE"].map(
			(kind) => `CREATE TRIGGER fail_${kind}_${table} BEFORE ${kind} ON ${table}
				BEGIN SELECT RAISE(ABORT, 'the disk is broken'); END`,
		),
	);
	await school.sql(...failing);
	const start = school.output.length;
	const expectFault = async (answer: { status(): number; text(): Promise<string>; url(): string }) => {
		expect([answer.url(), answer.status()]).toEqual([answer.url(), 500]);
		for (const value of values) expect(await answer.text()).not.toMatch(value);
	};
	for (const [slug, data] of Object.entries(forms))
		await expectFault(await asking.post(`/cms/${slug}`, { headers, data }));
	for (const [slug, data] of Object.entries(changes))
		await expectFault(await asking.patch(`/cms/${slug}/${ids[slug] ?? 1}`, { headers, data }));
	for (const [slug, data] of Object.entries(globals))
		await expectFault(await asking.post(`/cms/globals/${slug}`, { headers, data }));
	await expectFault(await upload());
	const sent = await asking.post("/api/student/student-application-form-post", {
		data: { ...application, name: `${word} two` },
	});
	await expectFault(sent);
	// As Payload's admin form sends it, and as a bulk update.
	const form = { _payload: JSON.stringify({ ...person, newPassword: secret }) };
	await expectFault(await asking.patch(`/cms/students/${ids.students}`, { headers, multipart: form }));
	await asking.patch("/cms/students?where[id][exists]=true", { headers, data: { presentAddress: long } });

	const written = school.output.slice(start);
	// The errors themselves are logged.
	expect(written.match(/the disk is broken/g)?.length ?? 0).toBeGreaterThan(tables.length / 2);
	for (const value of values) expect(school.output).not.toMatch(value);
	await school.sql(
		...tables.flatMap((table) => ["INSERT", "UPDATE"].map((kind) => `DROP TRIGGER fail_${kind}_${table}`)),
	);
	await asking.dispose();
});

test("a refused request logs at most one short line", async () => {
	const asking = await visitor(school);
	const headers = await signInHead(asking);
	const refused: [string, string, object?][] = [
		["POST", "/cms/notices", { name: text.repeat(20), _status: "published" }],
		["POST", "/cms/menu-entries", { name: text, link: long }],
		["POST", "/cms/staff", { name: text, email: "x", password: word }],
		["POST", "/cms/staff", { name: text, email: `${word}@school.example`, password: word }],
		["POST", "/cms/tokens", { hash: word }],
		["GET", `/cms/notices?where[${word}][equals]=1`],
		["GET", `/cms/students/${word}`],
		["GET", `/cms/media/file/${word}.png`],
		["DELETE", "/cms/years/1"],
		["GET", `/cms/${word}`],
		["POST", "/cms/staff/login", { email: `${word}@school.example`, password: secret }],
		["POST", "/cms/staff/login", { email: head.email, password: secret }],
	];
	for (const [method, path, data] of refused) {
		const start = school.output.length;
		const answer = await asking.fetch(path, { method, headers, ...(data && { data }) });
		expect(answer.status(), path).toBeGreaterThanOrEqual(400);
		expect(answer.status(), path).toBeLessThan(500);
		const lines = school.output.slice(start).split("\n").filter(Boolean);
		expect(lines.length, lines.join("\n")).toBeLessThanOrEqual(1);
		for (const line of lines) expect(line.length).toBeLessThan(80);
	}
	for (const broken of ['{"name":"', `{"name":"${text}`, `${text}`]) {
		const json = { ...headers, "Content-Type": "application/json" };
		const answer = await asking.post("/cms/notices", { headers: json, data: Buffer.from(broken) });
		expect(answer.status()).toBe(400);
	}
	for (const value of values) expect(school.output).not.toMatch(value);
	await asking.dispose();
});
