import type { Metadata } from "next";
import { headers } from "next/headers";
import { connection } from "next/server";
import { Verdict } from "@/components/verify/verdict";
import { verifyTitle } from "@/lib/bengali/sheet-codes";
import { checkSheet } from "@/lib/http/sheet-codes";

export const metadata: Metadata = { title: verifyTitle, robots: { index: false } };

/** What the QR code of a printed paper opens: whether the paper is genuine, and nothing that stands on it. */
export default async function VerifyPage({ params }: PageProps<"/verify/[token]">) {
	// Next's prerender would otherwise get as far as the clock of the rate limit.
	await connection();
	const { token } = await params;
	const checked = await checkSheet(await headers(), token);
	return (
		<div className="measure">
			<h1>{verifyTitle}</h1>
			<Verdict checked={checked} />
		</div>
	);
}
