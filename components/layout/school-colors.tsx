import { darkColors, textOn } from "@/lib/contract/colors";
import type { SchoolSettings } from "@/lib/school/settings";

type Colors = Parameters<typeof darkColors>[0];

const rule = ({ header, name, menu }: Colors) =>
	`:root{--header:#${header};--on-header:${textOn(header)};--name:#${name};--menu:#${menu};--on-menu:${textOn(menu)}}`;

/** The colours that staff have chosen, as custom properties, and turned by the rule for dark screens. */
export function SchoolColors({ settings }: { settings: SchoolSettings }) {
	const chosen = {
		header: settings.color_code,
		name: settings.school_color_code,
		menu: settings.menu_bg_color_code,
	};
	return <style>{`${rule(chosen)}@media screen and (prefers-color-scheme:dark){${rule(darkColors(chosen))}}`}</style>;
}
