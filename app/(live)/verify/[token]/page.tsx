import type { Metadata } from "next";
import { headers } from "next/headers";
import { Verdict } from "@/components/verify/verdict";
import { verifyTitle } from "@/lib/bengali/sheet-codes";
import { checkSheet } from "@/lib/http/sheet-codes";

export const metadata: Metadata = { title: verifyTitle, robots: { index: false } };

/** What the QR code of a printed paper opens: whether the paper is genuine, and nothing that stands on it. */
export default async function VerifyPage({ params }: PageProps<"/verify/[token]">) {
	const { token } = await params;
	const checked = await checkSheet(await headers(), token);
	return (
		<div className="measure">
			<h1>{verifyTitle}</h1>
			<Verdict checked={checked} />
		</div>
	);
}
