import config from "@payload-config";
import { NotFoundPage } from "@payloadcms/next/views";
import { siteTitle, staffText } from "@/lib/bengali/staff";
import { importMap } from "../importMap.js";

/** In place of Next's own page, which is in English. */
export default async function NotFound() {
	return (
		<>
			<title>{`${staffText.errors.notFound}${siteTitle}`}</title>
			{
				await NotFoundPage({
					config,
					importMap,
					params: Promise.resolve({ segments: [] }),
					searchParams: Promise.resolve({}),
				})
			}
		</>
	);
}
