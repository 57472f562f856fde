import { notFound } from "next/navigation";
import { getContent } from "@/lib/school/contents";
import { findByPathName } from "@/lib/school/path-name";
import styles from "./content-page.module.css";
import { Picture } from "./picture";
import { RichText } from "./rich-text";

/** A content page: name, picture where there is one, text (spec section 2). */
export async function ContentPage({ params }: { params: Promise<{ name: string[] }> }) {
	const content = await findByPathName((await params).name, getContent);
	if (!content) notFound();
	return (
		<article className="measure">
			<h1>{content.name}</h1>
			{content.picture && (
				<Picture picture={content.picture} sizes="(min-width: 48rem) 46rem, 100vw" className={styles.picture} first />
			)}
			<RichText html={content.text} />
		</article>
	);
}
