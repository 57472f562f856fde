import { NavLink } from "@/components/layout/nav-link";
import { listText } from "@/lib/bengali/site";
import type { ItemKind } from "@/lib/contract/educational";
import { downloadPath, itemPath } from "@/lib/contract/paths";
import styles from "./item-action.module.css";

type Props = { kind: ItemKind; name: string; image: string | null };

/** A download link where there is a file, otherwise a view link (spec section 2): a sign to see, a name to hear. */
export function ItemAction({ kind, name, image }: Props) {
	if (!image) {
		return (
			<NavLink href={itemPath(kind, name)} className={styles.view}>
				<span className="hidden">{listText.viewOf(name)}</span>
			</NavLink>
		);
	}
	const format = image.endsWith(".pdf") ? listText.pdf : listText.picture;
	return (
		<a href={downloadPath(image)} className={styles.file} target="_blank" rel="noopener">
			<span className="hidden">{listText.downloadOf(name, format)}</span>
		</a>
	);
}
