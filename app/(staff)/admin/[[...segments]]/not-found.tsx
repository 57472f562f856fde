import { MinimalTemplate } from "@payloadcms/next/templates";
import { Button } from "@payloadcms/ui";
import { siteTitle, staffText } from "@/lib/office/words/staff";

const { title, explanation, toStart } = staffText.notFound;

/**
 * In place of Next's own page, which is in English, and of Payload's: Next renders this with every page of the back office,
 * in case that page is not there, so it asks for no session and draws no menu.
 */
export default function NotFound() {
	return (
		<>
			<title>{`${title}${siteTitle}`}</title>
			<MinimalTemplate>
				<h1>{title}</h1>
				<p>{explanation}</p>
				<Button el="anchor" url="/admin">
					{toStart}
				</Button>
			</MinimalTemplate>
		</>
	);
}
