import { headers } from "next/headers";
import type { WidgetServerProps } from "payload";
import { bannerText } from "@/lib/bengali/banner";
import { startText } from "@/lib/bengali/office/start";
import { requireStaffPage } from "@/lib/office/guard";

const { actions } = startText;

/** On the start page: the tasks of each day, as far as the account may do them. */
export async function StartActions({ permissions }: WidgetServerProps) {
	await requireStaffPage(await headers());
	const may = permissions?.collections ?? {};
	const links: [href: string, name: string, isAllowed: boolean][] = [
		["/admin/collections/notices/create", actions.notice, Boolean(may.notices?.create)],
		["/admin/banner", bannerText.label, Boolean(permissions?.globals?.banner?.update)],
		["/admin/admissions", actions.applications, Boolean(may.applications?.read)],
		["/admin/marks", actions.marks, Boolean(may.results?.create)],
		["/admin/collections/students", actions.students, Boolean(may.students?.read)],
		["/", actions.site, true],
	];
	return (
		<nav aria-label={actions.label}>
			<ul className="start-actions">
				{links.map(
					([href, name, isAllowed]) =>
						isAllowed && (
							<li key={href}>
								<a href={href}>{name}</a>
							</li>
						),
				)}
			</ul>
		</nav>
	);
}
