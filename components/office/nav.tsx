import { NavHamburger, NavWrapper } from "@payloadcms/next/client";
import { getTranslation } from "@payloadcms/translations";
import { Logout, NavGroup } from "@payloadcms/ui";
import { EntityType, groupNavItems } from "@payloadcms/ui/shared";
import { headers } from "next/headers";
import type { ServerProps } from "payload";
import { requireStaffPage } from "@/lib/office/guard";
import { type Lists, menuFor, readClosedGroups } from "@/lib/office/menu";
import { NavIcon } from "./nav-icon";
import { NavLink } from "./nav-link";
import "./nav.css";

/** Payload's lists that the account may see, in their groups. */
function listsOf({ i18n, payload, permissions, visibleEntities }: ServerProps): Lists[] {
	const { collections, globals } = payload.config;
	const shown = [
		...collections
			.filter(({ slug }) => visibleEntities?.collections.includes(slug))
			.map((entity) => ({ type: EntityType.collection, entity }) as const),
		...globals
			.filter(({ slug }) => visibleEntities?.globals.includes(slug))
			.map((entity) => ({ type: EntityType.global, entity }) as const),
	];
	return groupNavItems(shown, permissions ?? {}, i18n).map(({ label, entities }) => ({
		label,
		links: entities.map(({ slug, type, label: name }) => ({
			href: `/admin/${type === EntityType.global ? "globals" : "collections"}/${slug}`,
			id: type === EntityType.global ? `nav-global-${slug}` : `nav-${slug}`,
			label: getTranslation(name, i18n),
		})),
	}));
}

/** The menu of the back office: like Payload's, with our views among its lists, in the order of lib/contract/subjects. */
export async function Nav(props: ServerProps) {
	const staff = await requireStaffPage(await headers());
	const closed = await readClosedGroups(staff);
	return (
		<NavWrapper baseClass="nav">
			<nav className="nav__wrap">
				{menuFor(staff, listsOf(props)).map(({ label, links }) => (
					<NavGroup key={label} label={label} isOpen={!closed.has(label)}>
						{links.map(({ icon, ...link }) => (
							<NavLink key={link.href} {...link} icon={icon && <NavIcon icon={icon} />} />
						))}
					</NavGroup>
				))}
				<div className="nav__controls">
					<Logout />
				</div>
			</nav>
			<div className="nav__header">
				<div className="nav__header-content">
					<NavHamburger baseClass="nav" />
				</div>
			</div>
		</NavWrapper>
	);
}
