import { isColor, readableOn, textOn } from "@/lib/contract/colors";
import { getSettings } from "@/lib/school/settings";

/** Payload's darkest surface with text in its light theme (elevation 100), and its lightest in the dark one. */
const surfaces = { light: "ebebeb", dark: "2f2f2f" } as const;

const rule = (theme: keyof typeof surfaces, color: string) => {
	const accent = readableOn(color, surfaces[theme]);
	return `html[data-theme=${theme}]{--accent:#${accent};--on-accent:${textOn(accent)}}`;
};

/**
 * The colour of the school's menu as the accent of the back office: of buttons, links and marks. As on the public pages
 * what is written on it is black or white; where the colour itself could not be read, it is made darker or lighter.
 */
export async function SchoolColors() {
	const { menu_bg_color_code: chosen } = await getSettings();
	const color = isColor(chosen) ? chosen : "000000";
	return (
		<style href={`school-colors-${color}`} precedence="office">
			{rule("light", color) + rule("dark", color)}
		</style>
	);
}
