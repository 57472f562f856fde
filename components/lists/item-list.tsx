import { Boundary } from "@/components/forms/boundary";
import { listText } from "@/lib/bengali/lists";
import { titles } from "@/lib/bengali/site";
import { type ItemKind, itemsPerPage } from "@/lib/contract/educational";
import { listPath } from "@/lib/contract/paths";
import type { Page } from "@/lib/contract/shapes";
import type { EducationalItem } from "@/lib/school/educational";
import { ActionNames } from "./item-action";
import { ItemRow } from "./item-row";
import { MoreItems } from "./more-items";

/** A list's table. Later pages have their own URLs; with JavaScript they are appended in place (spec section 2). */
export function ItemList({ kind, page }: { kind: ItemKind; page: Page<EducationalItem> }) {
	const { current_page, data, next_page_url } = page;
	const before = (current_page - 1) * itemsPerPage;
	return (
		<>
			<h1>{current_page > 1 ? titles.page(titles[kind], current_page) : titles[kind]}</h1>
			{data.length === 0 ? (
				<p>{listText.empty}</p>
			) : (
				<>
					<ActionNames />
					<Boundary keep={`${kind}s`}>
						<MoreItems
							kind={kind}
							shown={before + data.length}
							next={next_page_url === null ? null : { call: next_page_url, path: listPath(kind, current_page + 1) }}
						>
							<caption className="hidden">{titles[kind]}</caption>
							<thead>
								<tr>
									<th scope="col">{listText.serial}</th>
									<th scope="col">{listText.name}</th>
									<th scope="col">{listText.date}</th>
									<th scope="col">{listText.file}</th>
								</tr>
							</thead>
							<tbody>
								{data.map((item, index) => (
									<ItemRow key={item.name} kind={kind} item={item} serial={before + index + 1} />
								))}
							</tbody>
						</MoreItems>
					</Boundary>
				</>
			)}
			{current_page > 1 && (
				<p className="no-print">
					<a href={listPath(kind, current_page - 1)} className="button quiet">
						{listText.previous}
					</a>
				</p>
			)}
		</>
	);
}
