import config from "@payload-config";
import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import { headers } from "next/headers";
import { connection } from "next/server";
import { noteForm } from "@/lib/http/staff/persons";
import { requireView, type SignedIn } from "@/lib/office/guard";
import { importMap } from "../importMap.js";

type Props = PageProps<"/admin/[[...segments]]">;
type Args = { params: Promise<{ segments: string[] }>; searchParams: Promise<Record<string, string | string[]>> };

/** Called by both the page and generateMetadata: they run concurrently, and a title may contain a record's name. */
async function requireOwnView({ params }: Props): Promise<SignedIn | null> {
	// A prefetch may know the headers; Next would log an error where a session's end is compared with the time there.
	await connection();
	const { segments = [] } = await params;
	return requireView(await headers(), segments.join("/"));
}

export async function generateMetadata(props: Props) {
	await requireOwnView(props);
	return generatePageMetadata({ config, ...(props as Args) });
}

export default async function AdminPage(props: Props) {
	const staff = await requireOwnView(props);
	const [kind, slug, id] = (await props.params).segments ?? [];
	if (staff && kind === "collections") await noteForm(staff, slug, id);
	return RootPage({ config, importMap, ...(props as Args) });
}
