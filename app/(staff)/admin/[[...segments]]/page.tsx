import config from "@payload-config";
import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import { connection } from "next/server";
import { importMap } from "../importMap.js";

type Props = PageProps<"/admin/[[...segments]]">;
type Args = { params: Promise<{ segments: string[] }>; searchParams: Promise<Record<string, string | string[]>> };

export async function generateMetadata(props: Props) {
	await connection();
	return generatePageMetadata({ config, ...(props as Args) });
}

// Layout and page are rendered side by side, so each of them waits for a request of its own.
export default async function AdminPage(props: Props) {
	await connection();
	return RootPage({ config, importMap, ...(props as Args) });
}
