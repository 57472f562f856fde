import type { Metadata } from "next";
import { headers } from "next/headers";
import { connection } from "next/server";
import { CodeForm } from "@/components/verify/code-form";
import { Verdict } from "@/components/verify/verdict";
import { verifyTitle } from "@/lib/bengali/sheet-codes";
import { checkSheet } from "@/lib/http/sheet-codes";

export const metadata: Metadata = { title: verifyTitle, robots: { index: false } };

/**
 * The page that the QR code of a printed paper opens: tells whether the paper is genuine, but not what is printed on
 * it.
 */
export default async function VerifyPage({ params }: PageProps<"/verify/[token]">) {
	// The rate limit reads the current time.
	await connection();
	const { token } = await params;
	const checked = await checkSheet(await headers(), token);
	return (
		<div className="measure">
			<h1>{verifyTitle}</h1>
			<Verdict checked={checked} />
			{checked.state === "unknown" && <CodeForm />}
		</div>
	);
}
