/** Tests that an upload in use cannot be deleted, and that its files are kept. */
import { existsSync } from "node:fs";
import type { CollectionConfig, Payload } from "payload";
import { staffText } from "@/lib/office/words/staff";
import type { Media } from "../payload-types";
import { headAccount } from "./accounts";
import { filesOf, inMedia, uploadPicture } from "./uploads";

const { errors, fields, named, settings } = staffText;

/** @param opened returns Payload; called when a test runs */
export function mediaSuite(opened: () => Payload) {
	const upload = () => uploadPicture(opened());
	const areThere = (names: string[]) => names.map((name) => existsSync(inMedia(name)));
	const remove = (id: number) => opened().delete({ collection: "media", id });

	async function expectKept(media: Media, use: string) {
		await expect(remove(media.id)).rejects.toThrow(errors.mediaUsed([use]));
		const all = await opened().delete({ collection: "media", where: { id: { equals: media.id } } });
		expect(all.errors.map(({ message }) => message)).toEqual([errors.mediaUsed([use])]);
		expect(areThere(filesOf(media))).not.toContain(false);
		expect((await opened().findByID({ collection: "media", id: media.id })).id).toBe(media.id);
	}

	async function expectRemoved(media: Media) {
		await remove(media.id);
		expect(areThere(filesOf(media))).not.toContain(true);
	}

	test.each([
		["notices", "files", {}],
		["routines", "files", {}],
		["curriculums", "files", {}],
		["contents", "picture", { place: "page" }],
		["teachers", "picture", { designation: "ক" }],
		["committee-members", "picture", { designation: "ক" }],
		["slides", "picture", {}],
	] as const)("a picture used by one of the %s can't be deleted", async (collection, field, more) => {
		const media = await upload();
		const data = { name: "ছবির নাম", ...more, [field]: field === "files" ? [media.id] : media.id } as never;
		const { id } = await opened().create({ collection, data });
		const label = opened().config.collections.find(({ slug }) => slug === collection)?.labels.singular as string;
		await expectKept(media, collection === "slides" ? label : named(label, "ছবির নাম"));
		await opened().delete({ collection, id });
		await expectRemoved(media);
	});

	test("a picture used only by a draft or only by the published version can't be deleted", async () => {
		const [old, next] = [await upload(), await upload()];
		const data = { name: "দুই ছবি", files: [old.id], _status: "published" } as never;
		const { id } = await opened().create({ collection: "notices", data });
		await opened().update({ collection: "notices", id, data: { files: [next.id] }, draft: true });
		for (const media of [old, next]) await expectKept(media, named(staffText.notices.singular, "দুই ছবি"));
		await opened().update({ collection: "notices", id, data: { _status: "published" } });
		await expectRemoved(old);
		await opened().delete({ collection: "notices", id });
		await expectRemoved(next);
	});

	test.each(["logo", "footerPicture", "mapPicture"] as const)(
		"the %s of the settings can't be deleted",
		async (field) => {
			// Payload validates a global's uploads with the access of the user, even with overrideAccess.
			const user = await headAccount(opened());
			const choose = (id: number | null) =>
				opened().updateGlobal({ slug: "settings", user, data: { [field]: id } as never });
			const media = await upload();
			await choose(media.id);
			await expectKept(media, named(settings, fields[field]));
			await choose(null);
			await expectRemoved(media);
		},
	);

	test("the lists of upload fields match the config", async () => {
		const { uploadFields, settingsUploadFields } = await import("../collections/media-uses");
		const uploadsOf = ({ slug, fields }: Pick<CollectionConfig, "slug" | "fields">) =>
			fields.flatMap((field) => (field.type === "upload" ? [`${slug}.${field.name}`] : []));
		const { collections, globals } = opened().config;
		expect([...collections, ...globals].flatMap(uploadsOf).sort()).toEqual(
			[
				...uploadFields.map(({ collection, field }) => `${collection}.${field}`),
				...settingsUploadFields.map((field) => `settings.${field}`),
			].sort(),
		);
	});
}
