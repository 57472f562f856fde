"use client";
/** Client-only parts for browsers with a stored token; the chunk is loaded only there, so most visitors never load it. */
import { type ComponentType, lazy, Suspense } from "react";
import { useAnyToken } from "@/lib/browser/stored-token";

type LinkProps = { className?: string };
type Parts = typeof import("./token-parts");

/** Renders nothing without a token, or when the chunk fails to load. */
function partOf<Props extends object>(choose: (parts: Parts) => { default: ComponentType<Props> }) {
	const Part = lazy(() => import("./token-parts").then(choose, () => ({ default: () => null })));
	return (props: Props) =>
		useAnyToken() && (
			<Suspense>
				<Part {...props} />
			</Suspense>
		);
}

/** Lazy {@link import("./account-links").AccountLinks}. */
export const TokenLinks = partOf<LinkProps>((parts) => parts.links);

/** Lazy panel of the application just submitted. */
export const SentApplication = partOf((parts) => parts.panel);
