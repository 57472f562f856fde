"use client";
/** Client-only parts for browsers with a stored token; the chunk is loaded only there, so most visitors never load it. */
import { type ComponentType, lazy, Suspense } from "react";
import { Boundary } from "@/components/forms/boundary";
import { useAnyToken } from "@/lib/browser/stored-token";

type Parts = typeof import("./account-links");

/** Renders nothing without a token, when the chunk fails to load, and after an error in it. */
function partOf(choose: (parts: Parts) => ComponentType) {
	const Part = lazy(() =>
		import("./account-links").then(
			(parts) => ({ default: choose(parts) }),
			() => ({ default: () => null }),
		),
	);
	return () =>
		useAnyToken() && (
			<Boundary quiet>
				<Suspense>
					<Part />
				</Suspense>
			</Boundary>
		);
}

/** Links to what the stored tokens open. */
export const TokenLinks = partOf((parts) => parts.AccountLinks);

/** Panel of the application just submitted. */
export const SentApplication = partOf((parts) => parts.SentApplication);
