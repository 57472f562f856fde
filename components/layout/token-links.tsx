"use client";
/** Parts of a page for browsers that hold tokens. The server's page has none, and most visitors never load them. */
import { type ComponentType, lazy, Suspense } from "react";
import { sentKey, tokenKeys, useAnyStored } from "@/lib/browser/stored-token";

type LinkProps = { className?: string; onNavigate?: () => void };

/** Where the code does not come, the page stays as it is without a token. */
function whenStored<Props extends object>(
	names: readonly string[],
	load: () => Promise<{ default: ComponentType<Props> }>,
) {
	const Part = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
	return (props: Props) =>
		useAnyStored(names) && (
			<Suspense>
				<Part {...props} />
			</Suspense>
		);
}

/** The links of a student and of applicants, as entries of a list. */
export const TokenLinks = whenStored<LinkProps>(tokenKeys, () => import("./account-links"));

/** What came of an application that was just sent, until it is closed. */
export const SentApplication = whenStored([sentKey], () => import("@/components/admission/sent-application"));
