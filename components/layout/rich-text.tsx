import styles from "./rich-text.module.css";

/** Text that staff wrote. It comes from lib/school, where every HTML has passed lib/school/safe-html. */
export function RichText({ html }: { html: string }) {
	return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
