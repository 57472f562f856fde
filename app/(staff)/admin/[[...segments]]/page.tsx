import config from "@payload-config";
import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import { headers } from "next/headers";
import { requireView } from "@/lib/office/guard";
import { importMap } from "../importMap.js";

type Props = PageProps<"/admin/[[...segments]]">;
type Args = { params: Promise<{ segments: string[] }>; searchParams: Promise<Record<string, string | string[]>> };

/** Called by both the page and generateMetadata: they run concurrently, and a title may contain a record's name. */
async function requireOwnView({ params }: Props): Promise<void> {
	const { segments = [] } = await params;
	await requireView(await headers(), segments.join("/"));
}

export async function generateMetadata(props: Props) {
	await requireOwnView(props);
	return generatePageMetadata({ config, ...(props as Args) });
}

export default async function AdminPage(props: Props) {
	await requireOwnView(props);
	return RootPage({ config, importMap, ...(props as Args) });
}
