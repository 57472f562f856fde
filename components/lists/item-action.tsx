import { listText } from "@/lib/bengali/lists";
import type { ItemKind } from "@/lib/contract/educational";
import { downloadPath, itemPath } from "@/lib/contract/paths";
import styles from "./item-action.module.css";

/** Hidden labels, once per page: an action's accessible name is its item's name plus one of these. */
export function ActionNames() {
	return (
		<div hidden>
			<span id="view">{listText.view}</span>
			<span id="pdf">{listText.downloadPdf}</span>
			<span id="picture">{listText.downloadPicture}</span>
		</div>
	);
}

type Props = { kind: ItemKind; name: string; image: string | null; labelledBy: string };

/**
 * A download link where there is a file, otherwise a view link. Shown as an arrow (CSS) with a word below it, named by
 * `aria-labelledby`.
 * Needs {@link ActionNames} on the page.
 * @param labelledBy id of the element with the item's name
 */
export function ItemAction({ kind, name, image, labelledBy }: Props) {
	const file = image?.endsWith(".pdf") ? "pdf" : "picture";
	return (
		<a
			href={image ? downloadPath(image) : itemPath(kind, name)}
			className={image ? styles.file : styles.view}
			aria-labelledby={`${labelledBy} ${image ? file : "view"}`}
			{...(image && { target: "_blank" })}
		>
			{image ? listText[file] : listText.view}
		</a>
	);
}
