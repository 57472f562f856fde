import { classTitle } from "@/lib/bengali/class-title";
import { schoolYearText } from "@/lib/bengali/school-year";
import { calendarFilePath } from "@/lib/contract/paths";
import { calendarLink as linkOf, publicAddress } from "@/lib/school/settings";
import { getTaughtClasses } from "@/lib/school/structure";
import styles from "./calendar.module.css";
import { CopyAddress } from "./copy-address";

const text = schoolYearText.subscribe;

/** How to have the dates in a phone's own calendar. Subscribing needs the site's address. */
export async function Subscribe() {
	const [site, classes] = await Promise.all([publicAddress(), getTaughtClasses()]);
	const path = calendarFilePath();
	return (
		<section aria-labelledby="subscribe" data-related="" className={`${styles.subscribe} no-print`}>
			<h2 id="subscribe">{text.title}</h2>
			<p>{text.explain}</p>
			{site && (
				<p className={styles.address}>
					{text.address} <code>{new URL(path, site).href}</code>
				</p>
			)}
			<p className={styles.months}>
				<a className="button quiet" {...(await linkOf(path))}>
					{site ? text.iphone : text.file}
				</a>
				<CopyAddress path={path} />
			</p>
			<details>
				<summary>{text.android}</summary>
				<ol>
					{text.steps.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
			</details>
			{classes.length > 0 && (
				<details>
					<summary>{text.class}</summary>
					<p>{text.classHint}</p>
					<ul className={`plain ${styles.classes}`}>
						{classes.map(async ({ id, class_name }) => (
							<li key={id}>
								<a {...(await linkOf(calendarFilePath(id)))}>{classTitle(class_name)}</a>
							</li>
						))}
					</ul>
				</details>
			)}
		</section>
	);
}
