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
