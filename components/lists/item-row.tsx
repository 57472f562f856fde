import { toBengaliDigits } from "@/lib/bengali/digits";
import type { ItemKind } from "@/lib/contract/educational";
import { itemPath } from "@/lib/contract/paths";
import type { Item } from "@/lib/contract/shapes";
import { ItemAction } from "./item-action";
import { ItemMarks, type Marked } from "./item-marks";
import { PublishedOn } from "./published-on";

/** The fields of an item shown in a row. */
export type RowItem = Pick<Item, "name" | "created_at" | "image"> & Marked;

export function ItemRow({ kind, item, serial }: { kind: ItemKind; item: RowItem; serial: number }) {
	const { name, created_at, image } = item;
	const id = `${kind}-${serial}`;
	return (
		<tr>
			<td>{toBengaliDigits(serial)}</td>
			<td>
				<a id={id} href={itemPath(kind, name)}>
					{name}
				</a>
				<ItemMarks {...item} />
			</td>
			<td>
				<PublishedOn date={created_at} />
			</td>
			<td>
				<ItemAction kind={kind} name={name} image={image} labelledBy={id} />
			</td>
		</tr>
	);
}
