import { profileText as text } from "@/lib/bengali/student-area";
import { studentPicturePath } from "@/lib/contract/paths";
import styles from "./profile.module.css";

type Props = {
	/** File name of the stored picture. */
	image: string | null;
	/** Data URL of a new picture that is not uploaded yet. */
	chosen: string | null;
	name: string;
};

export function StudentPicture({ image, chosen, name }: Props) {
	const src = chosen ?? (image && studentPicturePath(image));
	if (!src) return <div className={styles.none}>{text.noPicture}</div>;
	return <img src={src} width={150} height={150} alt={text.picture(name)} className={styles.face} />;
}
