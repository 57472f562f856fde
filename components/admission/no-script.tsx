import { applicationText } from "@/lib/bengali/admission";
import { toBengaliDigits } from "@/lib/bengali/digits";
import styles from "./application-form.module.css";

/** For browsers without scripts: the call answers JSON, which nobody should be left to read. */
export function NoScript({ phone }: { phone: string }) {
	return (
		<noscript>
			<div className={styles.note}>
				<p>
					{applicationText.noScript}{" "}
					{phone && (
						<>
							{applicationText.phone} <a href={`tel:${phone}`}>{toBengaliDigits(phone)}</a>
						</>
					)}
				</p>
			</div>
		</noscript>
	);
}
