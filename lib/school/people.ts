import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import type { Person } from "@/lib/contract/shapes";
import { fileNameOf, type Picture, pictureOf } from "./pictures";
import { records } from "./records";

/** A teacher, employee or committee member: what the call answers, and the picture. */
export type PersonCard = Person & { picture: Picture | null };

/** @returns everybody of the collection, in the order that staff gave them */
async function getPeople(collection: "teachers" | "committee-members"): Promise<PersonCard[]> {
	"use cache";
	tagged(collection, "media");
	const payload = await records();
	const found = await payload.find({ collection, sort: "_order", pagination: false, depth: 1 });
	return found.docs.map(({ id, name, designation, subject, phone, picture }) => ({
		id,
		name,
		image: fileNameOf(picture),
		designation,
		subject: subject || null,
		phone_no: phone ?? "",
		picture: pictureOf(picture, "profile"),
	}));
}

/** @returns all teachers and staff */
export const getTeachers = () => getPeople("teachers");

/** @returns the managing committee */
export const getCommittee = () => getPeople("committee-members");
