import { getTranslation } from "@payloadcms/translations";
import { Link } from "@payloadcms/ui";
import { EntityType, groupNavItems } from "@payloadcms/ui/shared";
import { headers } from "next/headers";
import type { ServerProps } from "payload";
import { staffText } from "@/lib/office/words/staff";
import { getSettings } from "@/lib/school/settings";
import { FindButton } from "../find/find-button";
import { requireStaffPage } from "../guard";
import { GuideButton } from "../guide/guide-button";
import { barFor, currentOf, type Link as MenuLink, menuFor, readOpenGroups } from "../menu";
import type { MenuIcon } from "../menu-entries";
import { CrestMark } from "./crest";
import { NavGroup, NavSheet } from "./nav-parts";

/** Lines on a square of 24. */
const lines: Record<MenuIcon, string> = {
	admission: "M6 4h12v17H6z M9.5 2.5h5v3h-5z M12 9.5v6 M9 12.5h6",
	marks: "M4 20l1-4L16 5l3 3L8 19z M14 7l3 3",
	menu: "M4 7h16 M4 12h16 M4 17h16",
	notice: "M6 3h9l4 4v14H6z M15 3v4h4 M9.5 12h6 M9.5 16h6",
	publish: "M4 10v4h3l9 5V5l-9 5z M19 9.5a4 4 0 0 1 0 5 M8 14.5V19h2.5v-3",
	results: "M5 20V10h4v10z M10 20V4h4v16z M15 20v-7h4v7z",
	settings: "M4 7h9 M17 7h3 M15 4.5v5 M4 17h3 M11 17h9 M9 14.5v5",
	students: "M12 5 2 10l10 5 10-5z M6 12.5V17c3.5 2.7 8.5 2.7 12 0v-4.5",
	today: "M4 11.5 12 4l8 7.5V20h-5.5v-5h-5v5H4z",
};

/** Decoration: the words beside it say what it is. */
const NavIcon = ({ icon }: { icon: MenuIcon }) => (
	<svg className="nav-icon" viewBox="0 0 24 24" aria-hidden="true">
		<path d={lines[icon]} />
	</svg>
);

const { bar: barText, menu: text } = staffText;
const sheet = "office-menu";

/** Payload's lists and forms that the account may see. */
function listsOf({ i18n, payload, permissions, visibleEntities }: ServerProps): MenuLink[] {
	const { collections, globals } = payload.config;
	const shown = [
		...collections
			.filter(({ slug }) => visibleEntities?.collections.includes(slug))
			.map((entity) => ({ type: EntityType.collection, entity }) as const),
		...globals
			.filter(({ slug }) => visibleEntities?.globals.includes(slug))
			.map((entity) => ({ type: EntityType.global, entity }) as const),
	];
	return groupNavItems(shown, permissions ?? {}, i18n).flatMap(({ entities }) =>
		entities.map(({ slug, type, label }) => ({
			href: `/admin/${type === EntityType.global ? "globals" : "collections"}/${slug}`,
			id: type === EntityType.global ? `nav-global-${slug}` : `nav-${slug}`,
			label: getTranslation(label, i18n),
		})),
	);
}

/** The path of the page that is shown, as Next's route has it. */
function pathOf({ params }: ServerProps): string {
	const { segments } = (params ?? {}) as { segments?: string[] };
	return ["/admin", ...(segments ?? [])].join("/");
}

/**
 * The menu of the back office (lib/office/menu-entries): at the side of wide windows, where CSS alone shows it; at the
 * foot of small ones the four most used entries, and a button for all.
 */
export async function Nav(props: ServerProps) {
	const staff = await requireStaffPage(await headers());
	const [opened, { school_name: school }] = await Promise.all([readOpenGroups(staff), getSettings()]);
	const menu = menuFor(staff, listsOf(props));
	const path = pathOf(props);
	const current = currentOf(path, menu);
	const mark = (href: string) => (href === current ? (href === path ? "page" : true) : undefined);
	return (
		<>
			<NavSheet id={sheet} label={text.label}>
				<Link className="menu__school" href="/admin" prefetch={false}>
					<CrestMark />
					<span>{school}</span>
				</Link>
				<div className="menu__groups">
					{menu.map(({ name, label, icon, links }) => {
						const isHere = links.some(({ href }) => href === current);
						return (
							<NavGroup
								key={name}
								name={name}
								open={isHere || opened.has(name)}
								summary={
									<>
										<NavIcon icon={icon} />
										{label}
									</>
								}
							>
								<ul>
									{links.map(({ href, id, label: name }) => (
										<li key={href}>
											<Link href={href} id={id} prefetch={false} aria-current={mark(href)}>
												{name}
											</Link>
										</li>
									))}
								</ul>
							</NavGroup>
						);
					})}
				</div>
				<div className="office-row menu__own">
					<Link href="/admin/account" prefetch={false}>
						{text.account}
					</Link>
					<Link href="/admin/logout" prefetch={false}>
						{text.logOut}
					</Link>
				</div>
			</NavSheet>
			{!staff.slipUntil && (
				<>
					<FindButton />
					<GuideButton />
				</>
			)}
			<nav className="menu-bar" aria-label={barText.label}>
				{barFor(staff, menu).map(({ href, label, icon }) => (
					<Link key={href} href={href} prefetch={false} aria-current={mark(href)}>
						<NavIcon icon={icon} />
						{label}
					</Link>
				))}
				<button type="button" popoverTarget={sheet}>
					<NavIcon icon="menu" />
					{barText.menu}
				</button>
			</nav>
		</>
	);
}
