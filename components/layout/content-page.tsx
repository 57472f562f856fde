import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { Feedback } from "@/components/feedback/feedback";
import { titles } from "@/lib/bengali/site";
import { asciiPath, contentPath } from "@/lib/contract/paths";
import { type ContentPage as ContentPageData, getContent } from "@/lib/school/contents";
import { findByPathName, isPathName } from "@/lib/school/record-names";
import { MissingPage } from "./not-found-message";
import { cardMetadata } from "./page-metadata";
import { PagePicture, pageWidth } from "./picture";
import { RelatedPages } from "./related";
import { RichText } from "./rich-text";
import styles from "./rich-text.module.css";

type NameParams = { params: Promise<{ name: string[] }> };

const contentOf = async (params: NameParams["params"]) => findByPathName((await params).name, getContent);

export async function contentMetadata({ params }: NameParams): Promise<Metadata> {
	const content = await contentOf(params);
	if (!content) return { title: titles.notFound };
	return {
		title: content.name,
		...(content.description && { description: content.description }),
		...(await cardMetadata(content.card)),
	};
}

/** A content page: name, optional picture, text. */
export async function ContentPage({ params }: NameParams) {
	const content = await contentOf(params);
	if (!content) return <MissingPage />;
	if (!isPathName((await params).name, content.name)) permanentRedirect(asciiPath(contentPath(content.name)));
	return (
		<>
			<ContentView content={content} />
			<Feedback kind="content" id={content.id} />
			<RelatedPages path={contentPath(content.name)} />
		</>
	);
}

/** The content itself; the preview of a draft shows the same. */
export function ContentView({ content }: { content: ContentPageData }) {
	return (
		<article className="measure">
			<h1>{content.name}</h1>
			{content.picture && <PagePicture picture={content.picture} sizes={pageWidth} className={styles.picture} />}
			<RichText html={content.text} />
		</article>
	);
}
