/** Drafts as the public pages would show them. Never cached, and only for staff: call the guard first. */
import "server-only";
import { ContentView } from "@/components/layout/content-page";
import { ItemView } from "@/components/lists/item-page";
import type { PageCollection } from "@/lib/cms/page-collections";
import type { Content, Notice } from "@/lib/cms/payload-types";
import type { ItemKind } from "@/lib/contract/educational";
import { type ContentPage, contentOf } from "@/lib/school/contents";
import { collections, type EducationalItem, itemOf } from "@/lib/school/educational";
import type { Picture } from "@/lib/school/pictures";
import { records } from "@/lib/school/query";
import styles from "./draft-preview.module.css";
import { siteLinkText as texts } from "./text";

type Preview = { kind: ItemKind; item: EducationalItem } | { content: ContentPage };

/** Public paths of files check publication; staff have a path of their own. */
const staffPaths = (text: string) =>
	text.replaceAll(/\/(?:image\/[a-z_]+|educational\/notice-routine)\//g, "/cms/media/file/");

const staffPicture = (picture: Picture): Picture => ({
	...picture,
	src: staffPaths(picture.src),
	...(picture.srcSet && { srcSet: staffPaths(picture.srcSet) }),
});

/** @returns the latest version of the record, draft or published; null if there is none, or it is in the trash */
export async function getPreview(collection: PageCollection, id: number): Promise<Preview | null> {
	const payload = await records();
	const found = await payload.findByID({ collection, id, draft: true, depth: 1, disableErrors: true });
	if (!found) return null;
	if (collection === "contents") {
		const content = contentOf(found as Content);
		return { content: { ...content, picture: content.picture && staffPicture(content.picture) } };
	}
	const kind = (Object.keys(collections) as ItemKind[]).find((key) => collections[key] === collection) ?? "notice";
	const item = itemOf(kind, found as Notice);
	const files = item.files.map(({ href, picture, ...file }) => ({
		...file,
		href: staffPaths(href),
		picture: picture && staffPicture(picture),
	}));
	return { kind, item: { ...item, files } };
}

/** The same components as on the public page, below a line that says what this is. */
export const DraftPreview = ({ preview, form }: { preview: Preview; form: string }) => (
	<>
		<p className={`${styles.banner} no-print`} role="note">
			{texts.banner} <a href={form}>{texts.back}</a>
		</p>
		{"item" in preview ? (
			<ItemView kind={preview.kind} item={preview.item} />
		) : (
			<ContentView content={preview.content} />
		)}
	</>
);
