import { useState } from "react";
import { passwordFieldText } from "@/lib/bengali/student-area";
import { Field } from "./field";
import styles from "./password-field.module.css";

type Props = {
	name: string;
	label: string;
	hint?: string;
	error?: string;
	autoComplete: "current-password" | "new-password";
};

/** Password input with a button that shows it: typing errors are common on phones. */
export function PasswordField({ autoComplete, ...field }: Props) {
	const [shown, setShown] = useState(false);
	return (
		<Field {...field} required>
			{(control) => (
				<div className={styles.place}>
					<input
						{...control}
						type={shown ? "text" : "password"}
						autoComplete={autoComplete}
						autoCapitalize="none"
						autoCorrect="off"
						spellCheck={false}
					/>
					<button
						type="button"
						className={`${styles.toggle} needs-script`}
						aria-label={shown ? passwordFieldText.hideOf(field.label) : passwordFieldText.showOf(field.label)}
						aria-controls={control.id}
						onClick={() => setShown(!shown)}
					>
						{shown ? passwordFieldText.hide : passwordFieldText.show}
					</button>
				</div>
			)}
		</Field>
	);
}
