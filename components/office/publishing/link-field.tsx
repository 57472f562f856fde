import { headers } from "next/headers";
import type { TextFieldServerComponent } from "payload";
import { requireTaskPage } from "@/lib/office/guard";
import { getSitePages } from "@/lib/office/publishing/site-pages";
import { LinkSelect } from "./link-select";

/** The link of a menu entry: one of the site's pages, or an address elsewhere. */
export const LinkField: TextFieldServerComponent = async ({ clientField, path, readOnly }) => {
	await requireTaskPage(await headers(), "publishing");
	return <LinkSelect field={clientField} pages={await getSitePages()} path={path} readOnly={readOnly} />;
};
