import { NavLink } from "@/components/layout/nav-link";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import type { ItemKind } from "@/lib/contract/educational";
import { itemPath } from "@/lib/contract/paths";
import type { Item } from "@/lib/contract/shapes";
import { ItemAction } from "./item-action";

/** What a row of a list shows of an item. */
export type RowItem = Pick<Item, "name" | "created_at" | "image">;

export function ItemRow({ kind, item, serial }: { kind: ItemKind; item: RowItem; serial: number }) {
	const { name, created_at, image } = item;
	return (
		<tr>
			<td>{toBengaliDigits(serial)}</td>
			<td>
				<NavLink href={itemPath(kind, name)}>{name}</NavLink>
			</td>
			<td>
				<time dateTime={created_at}>{formatDate(created_at)}</time>
			</td>
			<td>
				<ItemAction kind={kind} name={name} image={image} />
			</td>
		</tr>
	);
}
