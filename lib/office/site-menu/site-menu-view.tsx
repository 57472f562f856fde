import { SubjectPage, subjectPage } from "../parts/office-template";
import { getSitePages } from "../publishing/site-pages";
import { MenuForm } from "./menu-form";
import { readMenu } from "./operation";
import { siteMenuText as text } from "./text";

/** `/admin/site-menu`: the menu of the site as the tree that it is. */
export const SiteMenuView = subjectPage("site-menu", async ({ view }) => {
	const [{ entries, fingerprint }, pages] = await Promise.all([readMenu(), getSitePages()]);
	return (
		<SubjectPage view={view} className="site-menu-view">
			<p>{text.explanation}</p>
			<MenuForm key={fingerprint} entries={entries} fingerprint={fingerprint} pages={pages} />
			<p>
				<a href="/admin/collections/menu-entries">{text.oneByOne}</a>
			</p>
		</SubjectPage>
	);
});
