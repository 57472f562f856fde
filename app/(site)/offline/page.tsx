import { Boundary } from "@/components/forms/boundary";
import { pageMetadata } from "@/components/layout/page-metadata";
import { KeptPages, LastResult, RetryButton } from "@/components/offline/kept-pages";
import { offlineText } from "@/lib/bengali/offline";

const { title, explain } = offlineText;

export const metadata = pageMetadata("/offline");

/** Shown by the service worker when a page can be neither fetched nor found in the cache. */
export default function OfflinePage() {
	return (
		<div className="measure">
			<h1 data-late="">{title}</h1>
			<p>{explain}</p>
			<p>
				<RetryButton />
			</p>
			<Boundary quiet>
				<LastResult />
				<KeptPages />
			</Boundary>
		</div>
	);
}
