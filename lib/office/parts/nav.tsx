import { getTranslation } from "@payloadcms/translations";
import { Link } from "@payloadcms/ui";
import { EntityType, groupNavItems } from "@payloadcms/ui/shared";
import { headers } from "next/headers";
import type { ServerProps } from "payload";
import { staffText } from "@/lib/bengali/staff";
import { getSettings } from "@/lib/school/settings";
import { FindButton } from "../find/find-button";
import { requireStaffPage } from "../guard";
import { GuideButton } from "../guide/guide-button";
import { barFor, currentOf, type Link as MenuLink, menuFor, readOpenGroups } from "../menu";
import { CrestMark } from "./crest";
import { NavGroup } from "./nav-group";
import { NavIcon } from "./nav-icon";
import { NavSheet } from "./nav-sheet";

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
				<div className="menu__own">
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
