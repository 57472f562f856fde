import { applicationText } from "@/lib/bengali/admission";
import styles from "./application-form.module.css";

/** The instruction of spec section 5. */
export function Instructions() {
	return (
		<ul className={styles.instructions}>
			<li>{applicationText.english}</li>
			<li>
				<span className={styles.star} aria-hidden="true">
					{applicationText.star}
				</span>{" "}
				{applicationText.starred}
			</li>
		</ul>
	);
}
