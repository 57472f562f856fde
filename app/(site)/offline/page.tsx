import { Boundary } from "@/components/forms/boundary";
import { pageMetadata } from "@/components/layout/page-metadata";
import { KeptPages } from "@/components/offline/kept-pages";
import { RetryButton } from "@/components/offline/retry-button";
import { offlineText } from "@/lib/bengali/offline";

const { title, explain } = offlineText;

export const metadata = pageMetadata("/offline");

/** The service worker shows it where a page can be neither fetched nor found among the kept ones. */
export default function OfflinePage() {
	return (
		<>
			<h1>{title}</h1>
			<p>{explain}</p>
			<RetryButton />
			<Boundary quiet>
				<KeptPages />
			</Boundary>
		</>
	);
}
