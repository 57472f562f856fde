import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { requireTaskPage } from "../guard";
import { OfficeTemplate } from "../parts/office-template";
import { getSitePages } from "../publishing/site-pages";
import { MenuForm } from "./menu-form";
import { readMenu } from "./operation";
import { siteMenuText as text } from "./text";

/** `/admin/site-menu`: the menu of the site as the tree that it is. */
export async function SiteMenuView(props: AdminViewServerProps) {
	await requireTaskPage(await headers(), "site-menu");
	const [{ entries, fingerprint }, pages] = await Promise.all([readMenu(), getSitePages()]);
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: text.title, url: "/admin/site-menu" }]} />
			<Gutter className="site-menu-view">
				<h1>{text.title}</h1>
				<p>{text.explanation}</p>
				<MenuForm key={fingerprint} entries={entries} fingerprint={fingerprint} pages={pages} />
				<p>
					<a href="/admin/collections/menu-entries">{text.oneByOne}</a>
				</p>
			</Gutter>
		</OfficeTemplate>
	);
}
