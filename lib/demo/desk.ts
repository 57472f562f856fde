/** What lies on the desk of the demo school: applications, a notice of tomorrow, a month of acts. */
import "server-only";
import type { Payload } from "payload";
import { consentVersion } from "@/lib/bengali/consent";
import { dhakaOffset } from "@/lib/bengali/dhaka";
import { byCodePoint } from "@/lib/bengali/order";
import { richText } from "@/lib/cms/rich-text";
import { applicationSchema } from "@/lib/contract/application";
import { dayLength, firstMomentOfDay, weekend, yearOf } from "@/lib/contract/days";
import { insertMany } from "@/lib/data/insert-many";
import { rows, sql } from "@/lib/data/sql";
import { putAway } from "@/lib/office/first-hour/first-hour";
import { submitApplication } from "@/lib/school/applications";
import { drawPortrait } from "./applicant-portrait";
import { deskPeople, habits, tomorrow } from "./texts/acts";
import { applicants } from "./texts/applicants";

const hour = dayLength / 24;
/** Of a month. */
const days = 30;

/** @param payload with the seeded school and its students */
export async function seedDesk(payload: Payload): Promise<void> {
	const now = new Date();
	await seedApplications(payload, now);
	await payload.create({
		collection: "notices",
		data: {
			name: tomorrow.name,
			body: richText(tomorrow.body),
			publishedAt: new Date(firstMomentOfDay(now).getTime() + dayLength + 8 * hour).toISOString(),
			_status: "published",
		},
	});
	await seedActs(payload, now);
	await seedReads(payload);
	// The school works for years: its start page shows the day.
	await putAway(true);
}

/** Through the form's own way, with pictures, numbers and consent; only the day is changed afterwards. */
async function seedApplications(payload: Payload, now: Date): Promise<void> {
	for (const [index, { portrait, daysAgo, born, classId, ...applicant }] of applicants.entries()) {
		const { id } = await submitApplication(
			applicationSchema.parse({
				name: applicant.name,
				fathers_name: applicant.father,
				mothers_name: applicant.mother,
				gender: applicant.gender,
				present_class: classId,
				// A child of the first class (id 1) is about four years old.
				date_of_birth: `${born}-${yearOf(now) - 3 - classId}`,
				father_mobile_no: `0171200${String(4100 + 37 * (index % 8))}`,
				present_address_thana: "charfassion",
				present_address_details: applicant.village,
				image: await drawPortrait(portrait, applicant.gender),
				consent: true,
				consent_version: consentVersion,
			}),
		);
		const at = new Date(now.getTime() - daysAgo * dayLength).toISOString();
		await rows(payload, sql`UPDATE applications SET created_at = ${at} WHERE id = ${id}`);
	}
}

async function seedActs(payload: Payload, now: Date): Promise<void> {
	const midnight = firstMomentOfDay(now).getTime();
	const since = new Date(midnight - days * dayLength).toISOString();
	const isSchoolDay = (time: number) => !weekend.includes(new Date(time + dhakaOffset).getUTCDay());
	const students = await payload.find({ collection: "students", limit: days, depth: 0 });
	const repeated = habits.flatMap(({ by, every, minute, ...act }) =>
		Array.from({ length: days }, (_, ago) => ({ ago, time: midnight - ago * dayLength + 9 * hour + minute * 60_000 }))
			.filter(({ ago, time }) => ago % every === 0 && time < now.getTime() && isSchoolDay(time))
			.map(({ ago, time }) => {
				const student = act.kind === "students" ? students.docs[ago] : undefined;
				return {
					...act,
					...(student && { record: student.id, title: student.name }),
					at: new Date(time).toISOString(),
					byName: deskPeople[by],
				};
			}),
	);
	const published = [];
	for (const kind of ["notices", "routines", "curriculums"] as const) {
		const { docs } = await payload.find({
			collection: kind,
			where: { publishedAt: { greater_than: since, less_than: now.toISOString() } },
			limit: 100,
			depth: 0,
		});
		for (const { id, name, publishedAt } of docs)
			published.push({
				action: "publish",
				kind,
				record: id,
				title: name,
				at: publishedAt ?? since,
				byName: deskPeople.clerk,
			});
	}
	// Oldest first, as they are written from day to day.
	const all = [...repeated, ...published].sort((a, b) => byCodePoint(a.at, b.at));
	for (const act of all) await payload.db.create({ collection: "activity", data: act });
}

/** @param payload on a database with the school and its students */
async function seedReads(payload: Payload): Promise<void> {
	const asked = await rows<{ notice: number; student: number }>(
		payload,
		sql`SELECT DISTINCT n.id AS notice, e.student_id AS student FROM notices n
			JOIN notices_rels r ON r.parent_id = n.id AND r.path = 'circularClasses'
			JOIN enrolments e ON e.class_id = r.classes_id
			WHERE n.circular IS TRUE ORDER BY e.student_id`,
	);
	const at = new Date().toISOString();
	const read = asked.filter((_, index) => index % 3 > 0);
	await insertMany(
		payload,
		"circular_reads",
		read.map(({ notice, student }) => ({ notice_id: notice, student_id: student, at })),
	);
}
