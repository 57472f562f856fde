/** Fields of forms for which the server reads. */
import "server-only";
import { headers } from "next/headers";
import type { TextFieldServerComponent, UIFieldServerProps } from "payload";
import { findUses } from "@/lib/cms/collections/media-uses";
import { staffText } from "@/lib/office/words/staff";
import { records } from "@/lib/school/query";
import { findStaffFor, requireTaskPage } from "../guard";
import { LinkSelect } from "./link-select";
import { getSitePages } from "./site-pages";

/** The link of a menu entry: one of the site's pages, or an address elsewhere. */
export const LinkField: TextFieldServerComponent = async ({ clientField, path, readOnly }) => {
	await requireTaskPage(await headers(), "publishing");
	return <LinkSelect field={clientField} pages={await getSitePages()} path={path} readOnly={readOnly} />;
};

/** In the edit view of an upload: links to the records that use it. While there are any, it cannot be deleted. */
export async function MediaUses({ id }: UIFieldServerProps) {
	const account = await findStaffFor(await headers(), "publishing");
	if (!account || id === undefined) return null;
	const uses = await findUses(await records(), Number(id));
	return (
		<div className="field-type">
			<p className="field-label">{staffText.uses.title}</p>
			{uses.length === 0 && <p>{staffText.uses.none}</p>}
			<ul>
				{uses.map(({ name, path }) => (
					<li key={name + path}>
						<a href={`/admin${path}`}>{name}</a>
					</li>
				))}
			</ul>
		</div>
	);
}
