import { queryOf } from "./filter";
import type { QueueFilter } from "./queue";
import { deskText as text } from "./text";

type Props = { filter: QueueFilter; page: number; pages: number };

/** Links to the earlier and the later page. */
export function AdmissionPages({ filter, page, pages }: Props) {
	if (pages === 1) return null;
	const href = (to: number) => `/admin/admissions${queryOf(filter, to)}`;
	return (
		<nav aria-label={text.pages} className="admissions-pages">
			{page > 1 && <a href={href(page - 1)}>{text.earlier}</a>}
			<span>{text.page(page, pages)}</span>
			{page < pages && <a href={href(page + 1)}>{text.later}</a>}
		</nav>
	);
}
