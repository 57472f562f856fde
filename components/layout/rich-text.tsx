import styles from "./rich-text.module.css";

/** Rich text by staff. `html` must come from lib/school/rich-text, which sanitizes it. */
export function RichText({ html }: { html: string }) {
	return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
