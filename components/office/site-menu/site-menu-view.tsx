import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { siteMenuText as text } from "@/lib/bengali/office/site-menu";
import { requireTaskPage } from "@/lib/office/guard";
import { getSitePages } from "@/lib/office/publishing/site-pages";
import { readMenu } from "@/lib/office/site-menu/operation";
import { OfficeTemplate } from "../office-template";
import { MenuForm } from "./menu-form";

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
