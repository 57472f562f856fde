import { NavLink } from "@/components/layout/nav-link";
import { listText } from "@/lib/bengali/site";
import type { ItemKind } from "@/lib/contract/educational";
import { downloadPath, itemPath } from "@/lib/contract/paths";

/** Its row or list item names what it opens. A download link where there is a file, otherwise a view link (spec section 2). */
export function ItemAction({ kind, name, image }: { kind: ItemKind; name: string; image: string | null }) {
	if (image) {
		return (
			<a href={downloadPath(image)} target="_blank" rel="noopener">
				{listText.download}
			</a>
		);
	}
	return <NavLink href={itemPath(kind, name)}>{listText.view}</NavLink>;
}
