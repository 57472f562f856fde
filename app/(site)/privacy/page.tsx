import { pageMetadata } from "@/components/layout/page-metadata";
import { RelatedPages } from "@/components/layout/related";
import { RichText } from "@/components/layout/rich-text";
import { ContactWays } from "@/components/people/contact-card";
import { ErasingLists, KeptTable } from "@/components/statements/personal-data";
import { privacyText as text } from "@/lib/bengali/privacy";
import { statementTitles } from "@/lib/bengali/site";
import { getPrivacyPage } from "@/lib/school/statements";

export const metadata = pageMetadata("/privacy");

export default async function PrivacyPage() {
	const { html, rows, backupMonths } = await getPrivacyPage();
	const [say, ...wishes] = text.rights;
	return (
		<>
			<article className="measure">
				<h1>{statementTitles.privacy}</h1>
				<RichText html={html} />
				<h2>{text.tableTitle}</h2>
				<KeptTable rows={rows} />
				<h2>{text.rightsTitle}</h2>
				<p>{say}</p>
				<ul>
					{wishes.map((wish) => (
						<li key={wish}>{wish}</li>
					))}
				</ul>
				<ContactWays title={text.ask} />
				<h2>{text.erasingTitle}</h2>
				<ErasingLists months={backupMonths} />
			</article>
			<RelatedPages path="/privacy" />
		</>
	);
}
