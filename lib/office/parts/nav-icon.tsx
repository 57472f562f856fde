import type { MenuIcon } from "../menu-entries";

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
export const NavIcon = ({ icon }: { icon: MenuIcon }) => (
	<svg className="nav-icon" viewBox="0 0 24 24" aria-hidden="true">
		<path d={lines[icon]} />
	</svg>
);
