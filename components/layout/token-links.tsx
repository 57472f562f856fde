"use client";
import { type ComponentType, lazy, Suspense } from "react";
import { useToken } from "@/lib/browser/stored-token";

type Props = { className?: string; onNavigate?: () => void };

// Most visitors hold no token; where the code does not come, the page stays as it is without one.
const HolderLinks = lazy<ComponentType<Props & { token: string }>>(() =>
	import("./holder-links").catch(() => ({ default: () => null })),
);

/** A place for the links of a token's holder. The server's page has none: it knows no token. */
export function TokenLinks(props: Props) {
	const token = useToken();
	return token ? (
		<Suspense>
			<HolderLinks token={token} {...props} />
		</Suspense>
	) : null;
}
