"use client";
/** Parts of a page for browsers that hold tokens. The server's page has none, and most visitors never load them. */
import { type ComponentType, lazy, Suspense } from "react";
import { useAnyToken } from "@/lib/browser/stored-token";

type LinkProps = { className?: string };
type Parts = typeof import("./token-parts");

/** Where the code does not come, the page stays as it is without a token. */
function partOf<Props extends object>(choose: (parts: Parts) => { default: ComponentType<Props> }) {
	const Part = lazy(() => import("./token-parts").then(choose, () => ({ default: () => null })));
	return (props: Props) =>
		useAnyToken() && (
			<Suspense>
				<Part {...props} />
			</Suspense>
		);
}

/** The links of a student and of applicants, as entries of a list. */
export const TokenLinks = partOf<LinkProps>((parts) => parts.links);

/** What came of an application that was just sent, until it is closed. */
export const SentApplication = partOf((parts) => parts.panel);
