import { ContentView } from "@/components/layout/content-page";
import { ItemView } from "@/components/lists/item-page";
import styles from "./draft-preview.module.css";
import type { Preview } from "./preview";
import { siteLinkText as texts } from "./text";

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
