import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import type { CommitteeMember, Teacher } from "@/lib/cms/payload-types";
import type { Person } from "@/lib/contract/shapes";
import { fileNameOf, type Picture, pictureOf } from "./pictures";
import { records } from "./query";

/** A teacher, employee or committee member: the API's fields and the picture. */
export type PersonCard = Person & { picture: Picture | null };

/** Group of the teachers page. */
type Rank = NonNullable<Teacher["rank"]>;
export type TeacherCard = PersonCard & { rank: Rank };

const cardOf = ({ id, name, designation, subject, phone, picture }: Teacher | CommitteeMember): PersonCard => ({
	id,
	name,
	image: fileNameOf(picture),
	designation,
	subject: subject || null,
	phone_no: phone ?? "",
	picture: pictureOf(picture, "profile", { alt: name }),
});

/** In the order set by staff. */
const all = { sort: "_order", pagination: false, depth: 1 } as const;

/** @returns all teachers and staff */
export async function getTeachers(): Promise<TeacherCard[]> {
	"use cache";
	tagged("teachers", "media");
	const found = await (await records()).find({ collection: "teachers", ...all });
	return found.docs.map((teacher) => ({ ...cardOf(teacher), rank: teacher.rank ?? "teacher" }));
}

/** @returns the managing committee */
export async function getCommittee(): Promise<PersonCard[]> {
	"use cache";
	tagged("committee-members", "media");
	const found = await (await records()).find({ collection: "committee-members", ...all });
	return found.docs.map(cardOf);
}
