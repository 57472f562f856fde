"use client";
import { lazy, Suspense } from "react";
import { circularLoginText as text } from "@/lib/bengali/circulars";
import { loginPath } from "@/lib/browser/login-redirect";
import { useAnyToken } from "@/lib/browser/stored-token";

export type LeafProps = {
	/** The notice's id. */
	notice: number;
	/** The notice's path, to come back to after a login. */
	path: string;
};

// Loaded only where a token is stored, so that most readers never load it.
const CircularConfirm = lazy(() => import("./circular-confirm").catch(() => ({ default: CircularLogin })));

/** For a logged-in family the button "read", for others, and without a script, how to log in. */
export function CircularLeaf(props: LeafProps) {
	if (!useAnyToken()) return <CircularLogin {...props} />;
	return (
		<Suspense fallback={<p>{text.loading}</p>}>
			<CircularConfirm {...props} />
		</Suspense>
	);
}

/** How a family confirms: a link to the login that leads back to the notice. */
export const CircularLogin = ({ path }: { path: string }) => (
	<>
		<p>{text.how}</p>
		<p>
			<a href={loginPath(path)} className="button">
				{text.login}
			</a>
		</p>
	</>
);
