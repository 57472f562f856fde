import config from "@payload-config";
import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import { connection } from "next/server";
import { importMap } from "../importMap.js";

type Props = PageProps<"/admin/[[...segments]]">;
type Args = { params: Promise<{ segments: string[] }>; searchParams: Promise<Record<string, string | string[]>> };

export const instant = false;

export const generateMetadata = (props: Props) => generatePageMetadata({ config, ...(props as Args) });

export default async function AdminPage(props: Props) {
	// With cacheComponents the admin must not be prerendered (Payload issue 18065).
	await connection();
	return RootPage({ config, importMap, ...(props as Args) });
}
