import { accentOf, darkColors, type Theme, textOn } from "@/lib/contract/colors";
import type { SchoolSettings } from "@/lib/school/settings";

type Colors = Parameters<typeof darkColors>[0];

const rule = ({ header, name, menu }: Colors) =>
	`:root{--header:#${header};--on-header:${textOn(header)};--name:#${name};--menu:#${menu};--on-menu:${textOn(menu)}}`;

/** Stronger than the palette, which pages without settings keep. */
const accentRule = (menu: string, theme: Theme) => {
	const { accent, hover, on } = accentOf(menu, theme);
	return `html:root{--link:#${accent};--link-hover:#${hover};--on-link:${on}}`;
};

/**
 * The colours that staff have chosen, as custom properties, and turned by the rule for dark screens. That of the menu is
 * the one of buttons, links and lines as well.
 */
export function SchoolColors({ settings }: { settings: SchoolSettings }) {
	const chosen = {
		header: settings.color_code,
		name: settings.school_color_code,
		menu: settings.menu_bg_color_code,
	};
	const light = rule(chosen) + accentRule(chosen.menu, "light");
	const dark = rule(darkColors(chosen)) + accentRule(chosen.menu, "dark");
	return <style>{`${light}@media screen and (prefers-color-scheme:dark){${dark}}`}</style>;
}
