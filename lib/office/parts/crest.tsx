import { accentOf, isColor, type Theme } from "@/lib/contract/colors";
import { picturePath } from "@/lib/contract/paths";
import { getSettings } from "@/lib/school/settings";

/** The school's logo, or the default icon. Contains public data only, because the login page shows it. */
async function logo(size: number, alt?: string) {
	const { logoPicture, school_name } = await getSettings();
	const src = logoPicture ? picturePath("image_content", logoPicture.name) : "/icon.svg";
	return <img alt={alt ?? school_name} height={size} src={src} style={{ objectFit: "contain" }} width={size} />;
}

/** Icon in the breadcrumbs of the back office. */
export const CrestIcon = () => logo(28);

/** Beside the school's name. */
export const CrestMark = () => logo(32, "");

/** Logo above the login form. */
export async function CrestLogo() {
	const { school_name } = await getSettings();
	return (
		<div style={{ textAlign: "center" }}>
			{await logo(96)}
			<p>{school_name}</p>
		</div>
	);
}

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
