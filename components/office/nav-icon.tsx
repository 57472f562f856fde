import type { MenuIcon } from "@/lib/contract/subjects";

/** Lines on a square of 24. */
const lines: Record<MenuIcon, string> = {
	answers: "M4 5h16v11H10l-4 4v-4H4z M8 9h8 M8 12.5h5",
	"arrow-up": "M4 20h5v-4h5v-4h5 M13 8l3.5-4L20 8 M16.5 4v5",
	clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M12 7.5V12l3 2",
	copy: "M4 6c0-4 16-4 16 0v12c0 4-16 4-16 0z M4 6c0 4 16 4 16 0 M4 12c0 4 16 4 16 0",
	forms: "M6 4h12v17H6z M9.5 2.5h5v3h-5z M9 13l2 2 4-4.5",
	megaphone: "M4 10v4h3l9 5V5l-9 5z M19 9.5a4 4 0 0 1 0 5 M8 14.5V19h2.5v-3",
	pencil: "M4 20l1-4L16 5l3 3L8 19z M14 7l3 3",
	printer: "M7 9V4h10v5 M7 17H4V9h16v8h-3 M7 14h10v6H7z",
	send: "M21 4 3 11l6.5 3L13 20.5z M9.5 14 21 4",
	table: "M4 5h16v14H4z M4 10h16 M4 14.5h16 M10 5v14",
};

/** Decoration: the link's label says what it is. */
export const NavIcon = ({ icon }: { icon: MenuIcon }) => (
	<svg className="nav-icon" viewBox="0 0 24 24" aria-hidden="true">
		<path d={lines[icon]} />
	</svg>
);
