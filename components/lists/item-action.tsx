import { NavLink } from "@/components/layout/nav-link";
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
 * A download link where there is a file, otherwise a view link (spec section 2). Shown as an icon (CSS), named by `aria-labelledby`.
 * Needs {@link ActionNames} on the page.
 * @param labelledBy id of the element with the item's name
 */
export function ItemAction({ kind, name, image, labelledBy }: Props) {
	if (!image) {
		return <NavLink href={itemPath(kind, name)} className={styles.view} aria-labelledby={`${labelledBy} view`} />;
	}
	return (
		// biome-ignore lint/a11y/useAnchorContent: named by aria-labelledby
		<a
			href={downloadPath(image)}
			className={styles.file}
			target="_blank"
			aria-labelledby={`${labelledBy} ${image.endsWith(".pdf") ? "pdf" : "picture"}`}
			rel="noopener"
		/>
	);
}
