import { headers } from "next/headers";
import type { TextFieldServerComponent } from "payload";
import { requireStaffPage } from "@/lib/office/guard";
import { getSitePages } from "@/lib/office/site-pages";
import { LinkSelect } from "./link-select";

/** The link of a menu entry: one of the site's pages, or an address elsewhere. */
export const LinkField: TextFieldServerComponent = async ({ clientField, path, readOnly }) => {
	await requireStaffPage(await headers());
	return <LinkSelect field={clientField} pages={await getSitePages()} path={path} readOnly={readOnly} />;
};
