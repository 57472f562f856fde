import { accentOf, isColor, type Theme } from "@/lib/contract/colors";
import { getSettings } from "@/lib/school/settings";

const rule = (theme: Theme, color: string) => {
	const { accent, on } = accentOf(color, theme);
	return `html[data-theme=${theme}]{--accent:#${accent};--on-accent:${on}}`;
};

/** The colour of the school's menu as the accent of the back office: of buttons, links and marks. */
export async function SchoolColors() {
	const { menu_bg_color_code: chosen } = await getSettings();
	const color = isColor(chosen) ? chosen : "000000";
	return (
		<style href={`school-colors-${color}`} precedence="office">
			{rule("light", color) + rule("dark", color)}
		</style>
	);
}
