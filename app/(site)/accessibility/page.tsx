import { pageMetadata } from "@/components/layout/page-metadata";
import { RelatedPages } from "@/components/layout/related";
import { RichText } from "@/components/layout/rich-text";
import { ContactWays } from "@/components/people/contact-card";
import { accessibilityText } from "@/lib/bengali/accessibility";
import { statementTitles } from "@/lib/bengali/site";
import { getAccessibilityPage } from "@/lib/school/statements";

export const metadata = pageMetadata("/accessibility");

export default async function AccessibilityPage() {
	return (
		<>
			<article className="measure">
				<h1>{statementTitles.accessibility}</h1>
				<RichText html={await getAccessibilityPage()} />
				<ContactWays title={accessibilityText.ask} />
			</article>
			<RelatedPages path="/accessibility" />
		</>
	);
}
