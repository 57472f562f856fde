import { currentOf, type MenuPart } from "@/lib/contract/menu";
import styles from "./menu.module.css";
import { MenuGroup } from "./menu-group";
import { NavLink } from "./nav-link";

type Props = { parts: MenuPart[]; path: string; onNavigate?: () => void };

/** @param path of the page that is shown, empty while it is not known */
export function MenuEntries({ parts, path, onNavigate }: Props) {
	return parts.map(({ name, entries }) => {
		const links = entries.map(({ id, name, link }) => (
			<li key={id}>
				<NavLink
					href={link}
					className={styles.link}
					aria-current={path ? currentOf(link, path) : undefined}
					onNavigate={onNavigate}
				>
					{name}
				</NavLink>
			</li>
		));
		return name === null ? (
			links
		) : (
			<MenuGroup key={name} name={name}>
				{links}
			</MenuGroup>
		);
	});
}
