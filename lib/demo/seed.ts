/** Seeds the invented school of `npm run demo`. Deterministic except for the dates. */
import "server-only";
import type { Payload } from "payload";
import { richText } from "@/lib/cms/rich-text";
import { todayInDhaka } from "@/lib/contract/dates";
import { type DatedText, newestOf } from "./calendar";
import { committee } from "./texts/committee";
import { homeContents, pageContents } from "./texts/contents";
import { history } from "./texts/history";
import { curriculums, routines } from "./texts/lessons";
import { notices } from "./texts/notices";
import { contactDetails, menu, school } from "./texts/school";
import { movable, yearly } from "./texts/school-year";
import { type PersonText, teachers } from "./texts/teachers";
import type { ContentText } from "./texts/types";
import { type Uploads, uploadsInto } from "./uploads";

const slides = ["riverside.webp", "sports-field.webp", "shahid-minar.webp", "sunrise.webp"] as const;

/** Place of the pinned notice, from the newest: on the first page, and not first by date. */
const pinnedPlace = 2;

/** Place of the notice that classes six and seven are asked to confirm (./desk). */
const circularPlace = 4;

const seeder = {
	id: 0,
	collection: "staff",
	name: "demo",
	role: "head",
	email: contactDetails.email,
	createdAt: "",
	updatedAt: "",
} as const;

/**
 * Seeds an empty database with the school's public records. The order of creation is the order on the pages.
 * @param payload on a migrated database
 * @param uploads for tests that show no picture (./testing/one-picture)
 */
export async function seedSchool(payload: Payload, uploads: Uploads = uploadsInto(payload)): Promise<void> {
	const now = new Date();
	for (const name of slides) {
		await payload.create({ collection: "slides", data: { picture: await uploads.picture(name) } });
	}
	// Replace the default menu by one that also links to the school's history.
	await payload.delete({ collection: "menu-entries", where: {} });
	for (const entry of menu) await payload.create({ collection: "menu-entries", data: entry });
	await seedContents(payload, uploads, "history", history);
	await seedContents(payload, uploads, "home", homeContents);
	await seedContents(payload, uploads, "page", pageContents);
	await seedPeople(payload, uploads, "teachers", teachers);
	await seedPeople(payload, uploads, "committee-members", committee);
	await seedItems(payload, uploads, "notices", newestOf(notices, 60, now));
	await seedItems(payload, uploads, "routines", newestOf(routines, 25, now));
	await seedItems(payload, uploads, "curriculums", newestOf(curriculums, 12, now));
	await seedSchoolYear(payload, now);
	await payload.updateGlobal({ slug: "contact", data: contactDetails });
	await payload.updateGlobal({
		slug: "settings",
		// Payload validates uploads of a global with the access of `user`, even with overrideAccess.
		user: seeder,
		// `seeder` is not a real account, so nothing is recorded under its name.
		context: { withoutActivity: true },
		data: {
			...school,
			logo: await uploads.picture("emblem.webp"),
			footerPicture: await uploads.picture("river-bank.webp"),
			mapPicture: await uploads.picture("map.webp"),
		},
	});
}

async function seedContents(
	payload: Payload,
	uploads: Uploads,
	place: "history" | "home" | "page",
	texts: readonly ContentText[],
): Promise<void> {
	for (const { name, topic, picture, readmoreText, body } of texts) {
		await payload.create({
			collection: "contents",
			data: {
				name,
				place,
				topic,
				readmoreText,
				picture: picture && (await uploads.picture(picture)),
				body: richText(body),
				_status: "published",
			},
		});
	}
}

async function seedItems(
	payload: Payload,
	uploads: Uploads,
	collection: "notices" | "routines" | "curriculums",
	texts: readonly DatedText[],
): Promise<void> {
	// Oldest first, so that ids increase with time as in a real school.
	for (const [index, { name, file, body, kind, publishedAt }] of [...texts.entries()].toReversed()) {
		await payload.create({
			collection,
			data: {
				name,
				publishedAt: publishedAt.toISOString(),
				files: file && [await uploads.attachment(file, name)],
				body: richText(body),
				...(collection === "notices" && { kind, pinned: index === pinnedPlace }),
				...(collection === "notices" && index === circularPlace && { circular: true, circularClasses: [8, 9] }),
				_status: "published",
			},
		});
	}
}

/** The dates of this year and the next. */
async function seedSchoolYear(payload: Payload, now: Date): Promise<void> {
	const thisYear = Number(todayInDhaka(now).slice(0, 4));
	for (const year of [thisYear, thisYear + 1])
		for (const { name, kind, from, to, classes } of [...yearly, ...(movable[year] ?? [])])
			await payload.create({
				collection: "school-dates",
				data: {
					name,
					kind,
					startsOn: `${year}-${from}T06:00:00.000Z`,
					endsOn: to && `${year}-${to}T06:00:00.000Z`,
					classes: classes && [...classes],
				},
			});
}

async function seedPeople(
	payload: Payload,
	uploads: Uploads,
	collection: "teachers" | "committee-members",
	people: readonly PersonText[],
): Promise<void> {
	for (const [index, { name, designation, subject, portrait, rank }] of people.entries()) {
		await payload.create({
			collection,
			data: {
				name,
				designation,
				subject,
				phone: mobileOf(name, index),
				picture: portrait && (await uploads.portrait(name, portrait)),
				...(collection === "teachers" && { rank: rank ?? "teacher" }),
			},
		});
	}
}

/** Invented mobile numbers, from the start of the operators' ranges. A teacher has the same number in both lists. */
function mobileOf(name: string, index: number): string {
	const teacher = teachers.findIndex((person) => person.name === name);
	const place = teacher < 0 ? index : teacher;
	return `01${3 + (place % 7)}00000${(teacher < 0 ? 201 : 101) + place}`;
}
