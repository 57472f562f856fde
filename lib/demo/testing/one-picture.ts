import type { Payload } from "payload";
import { seedSchool } from "../seed";
import { isPdf, uploadsInto } from "../uploads";

/** Seeds the demo school with one small picture in place of all, whose sizes take most of the time of seeding. */
export async function seedWithOnePicture(payload: Payload): Promise<void> {
	const uploads = uploadsInto(payload);
	const id = uploads.picture("emblem.webp");
	await seedSchool(payload, {
		picture: () => id,
		portrait: () => id,
		attachment: (file, title) => (isPdf(file) ? uploads.attachment(file, title) : id),
	});
}
