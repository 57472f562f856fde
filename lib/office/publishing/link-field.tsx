import { headers } from "next/headers";
import type { TextFieldServerComponent } from "payload";
import { requireTaskPage } from "../guard";
import { LinkSelect } from "./link-select";
import { getSitePages } from "./site-pages";

/** The link of a menu entry: one of the site's pages, or an address elsewhere. */
export const LinkField: TextFieldServerComponent = async ({ clientField, path, readOnly }) => {
	await requireTaskPage(await headers(), "publishing");
	return <LinkSelect field={clientField} pages={await getSitePages()} path={path} readOnly={readOnly} />;
};
