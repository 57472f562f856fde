/** Tests of what certificates say when a head has written it. */
import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import type { Staff } from "@/lib/cms/payload-types";
import { headAccount, makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { yearOf } from "@/lib/contract/days";
import type { CertificateSource } from "@/lib/office/certificates/source";
import { certificatesText } from "../certificates/text";
import type { SignedIn } from "../guard";
import { certificateTemplatesText as text } from "./text";

const open = testDatabase();
const site = "https://school.example";
const year = yearOf(new Date());

describe("texts of certificates", () => {
	let payload: Payload;
	let head: SignedIn;
	let clerk: SignedIn;
	let student: number;

	const load = async () => ({
		...(await import("./calls")),
		...(await import("../certificates/register")),
		...(await import("../certificates/templates")),
		...(await import("../operations/all")),
		...(await import("@/lib/school/query")),
		certificates: (await import("../certificates/calls")).calls,
	});

	const key = { kind: "studies", own: 0, language: "bn" } as const;
	const ownKey = (paper: number) => ({ kind: "own", own: paper, language: "bn" }) as const;
	const source: CertificateSource = {
		...{ title: "প্রত্যয়নপত্র", lead: "{নাম} আমাদের {শ্রেণি} শ্রেণিতে পড়ে।", rows: "", closing: "" },
		signatures: "প্রধান শিক্ষক",
	};

	const save = async (which: object, parts: Partial<CertificateSource>, seen: number) =>
		(await load()).calls.save.run({ input: { ...which, ...source, ...parts, seen }, who: head, site } as never);
	const reset = async (which: object, seen: number) =>
		(await load()).calls.reset.run({ input: { ...which, seen }, who: head, site } as never);
	const current = async (which: object = key) => (await load()).readTemplate(which as typeof key);
	async function make(which: object, version: number) {
		const { certificates, readCertificate } = await load();
		const input = { student, ...which, facts: {}, keep: false, request: randomUUID(), version };
		const { id } = (await certificates.make.run({ input, who: clerk, site } as never)) as { id: number };
		return readCertificate(id, site);
	}

	beforeAll(async () => {
		payload = await open();
		head = (await headAccount(payload)) as Staff as SignedIn;
		clerk = (await makeAccount(payload, "clerk-templates")) as Staff as SignedIn;
		const create = async (collection: string, data: object) =>
			Number((await payload.create({ collection: collection as "years", data: data as never, depth: 0 })).id);
		const person = {
			name: "নুসরাত জাহান",
			gender: "2",
			fatherName: "আব্দুল করিম",
			motherName: "সালমা বেগম",
			englishName: "Nusrat Jahan",
		};
		student = await create("students", person);
		const [of, section] = [await create("years", { year }), await create("sections", { name: "ক", class: 8 })];
		await create("enrolments", { student, year: of, section, roll: 1 });
	});

	test("a head's text stands on new papers; those of before stay; versions stay, and the original comes back", async () => {
		const before = await make(key, 0);
		await save(key, {}, 0);
		const first = await current();
		expect(first.template.lead).toEqual(["{name} আমাদের {class} শ্রেণিতে পড়ে।"]);
		// A page that shows another text than the paper would have is refused.
		await expect(make(key, 0)).rejects.toMatchObject({ message: certificatesText.errors.templateMoved });
		const paper = await make(key, first.version);
		expect(paper.paper?.text.lead).toEqual(["নুসরাত জাহান আমাদের ষষ্ঠ শ্রেণিতে পড়ে।"]);
		expect(paper.number).toBe(before.number + 1);

		await expect(save(key, { title: "অন্য" }, 0)).rejects.toMatchObject({ message: text.errors.moved });
		await expect(save(key, {}, first.version)).rejects.toMatchObject({ message: text.errors.same });
		await save(key, { title: "পড়ার প্রত্যয়ন" }, first.version);
		const second = await current();
		await reset(key, second.version);
		const { listVersions, readCertificate, sql, query, takeAnyBack } = await load();
		expect((await current()).template.title).toBe("প্রত্যয়নপত্র");
		expect(await listVersions(key)).toMatchObject([
			{ template: null, by: head.name },
			{ template: { title: "পড়ার প্রত্যয়ন" }, by: head.name },
			{ template: { title: "প্রত্যয়নপত্র" }, by: head.name },
		]);
		// Undone as everything else, but not once somebody has written it anew.
		const operations = await query<{ id: number }>(
			sql`SELECT id FROM operations WHERE subject = 'certificate-templates' ORDER BY id DESC`,
		);
		await expect(takeAnyBack(head, operations[1]?.id ?? 0)).rejects.toMatchObject({
			holds: [{ reason: text.errors.later }],
		});
		await takeAnyBack(head, operations[0]?.id ?? 0);
		expect((await current()).template.title).toBe("পড়ার প্রত্যয়ন");
		expect((await listVersions(key)).length).toBe(4);
		for (const old of [before, paper]) expect((await readCertificate(old.id, site)).paper).toEqual(old.paper);
	});

	test("an unknown field is refused at its part", async () => {
		const { version } = await current();
		await expect(save(key, { closing: "{কিছু}" }, version)).rejects.toMatchObject({
			errors: { closing: [text.errors.unknown("কিছু")] },
		});
		expect((await current()).version).toBe(version);
	});

	test("papers of the school's own: each has its text, is in the register by its title, and can be put away", async () => {
		const { certificateRegister, certificates, listOwn } = await load();
		const titles = ["ক্রীড়া সনদ", "স্কাউট সনদ"];
		const saved = [];
		const closing = "{নাম} ({নাম (ইংরেজিতে)}), নম্বর {ক্রমিক নম্বর}";
		for (const title of titles) saved.push((await save(ownKey(0), { title, closing }, 0)) as { own: number });
		const [sport = 0, scout = 0] = saved.map(({ own }) => own);
		expect(await listOwn()).toEqual([
			{ own: sport, title: titles[0], languages: ["bn"] },
			{ own: scout, title: titles[1], languages: ["bn"] },
		]);
		const { version } = await current(ownKey(scout));
		const { paperName, number, paper } = await make(ownKey(scout), version);
		expect(paper?.text.closing).toEqual(["নুসরাত জাহান (Nusrat Jahan), নম্বর ১"]);
		expect([paperName, number]).toEqual([certificatesText.register.own("নিজের মতো", titles[1] ?? ""), 1]);
		expect(paper?.text.title).toBe(titles[1]);
		expect((await certificateRegister.readRegister({ year, kind: "own" })).map((row) => row.paperName)).toEqual([
			paperName,
		]);
		const sheet = await certificates.file.run({ input: { year }, who: clerk, site } as never);
		expect((sheet as { bytes: Buffer }).bytes.length).toBeGreaterThan(0);
		// Nobody writes a paper that does not exist.
		await expect(save(ownKey(sport + 100), {}, 0)).rejects.toMatchObject({ message: text.errors.missing });
		await save({ ...ownKey(scout), language: "en" }, { title: "Scout Certificate", lead: "{নাম} {is/was} a scout." }, 0);
		expect((await listOwn())[1]).toEqual({ own: scout, title: titles[1], languages: ["bn", "en"] });
		await reset(ownKey(scout), version);
		await expect(make(ownKey(scout), version)).rejects.toMatchObject({ message: text.errors.missing });
		expect((await listOwn())[1]).toEqual({ own: scout, title: "Scout Certificate", languages: ["en"] });
	});
});
