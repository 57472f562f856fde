import { formText } from "@/lib/bengali/admission";
import styles from "./application-form.module.css";

/** The instruction of spec section 5. */
export function Instructions() {
	return (
		<ul className={styles.instructions}>
			<li>{formText.english}</li>
			<li>
				<span className={styles.star} aria-hidden="true">
					{formText.star}
				</span>{" "}
				{formText.starred}
			</li>
		</ul>
	);
}
