import { NavLink } from "@/components/layout/nav-link";
import { siteText } from "@/lib/bengali/site";
import type { ItemKind } from "@/lib/contract/educational";
import { downloadPath, itemPath } from "@/lib/contract/paths";

const { list } = siteText;

/** A download link where there is a file, otherwise a view link (spec section 2). */
export function ItemAction({ kind, name, image }: { kind: ItemKind; name: string; image: string | null }) {
	if (image) {
		return (
			<a href={downloadPath(image)} target="_blank" rel="noopener" aria-label={list.downloadOf(name)}>
				{list.download}
			</a>
		);
	}
	return (
		<NavLink href={itemPath(kind, name)} label={list.viewOf(name)}>
			{list.view}
		</NavLink>
	);
}
