import { picturePath } from "@/lib/contract/paths";
import { getSettings } from "@/lib/school/settings";

/** The school's logo where it has one; both stand on pages that everybody may see, the login among them. */
async function logo(size: number) {
	const { logoPicture, school_name } = await getSettings();
	const src = logoPicture ? picturePath("image_content", logoPicture.name) : "/icon.svg";
	return <img alt={school_name} height={size} src={src} style={{ objectFit: "contain" }} width={size} />;
}

/** Beside the path of every page of the back office. */
export const CrestIcon = () => logo(28);

/** Above the login. */
export async function CrestLogo() {
	const { school_name } = await getSettings();
	return (
		<div style={{ textAlign: "center" }}>
			{await logo(96)}
			<p>{school_name}</p>
		</div>
	);
}
