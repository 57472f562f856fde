import { headers } from "next/headers";
import { connection } from "next/server";
import { pageMetadata } from "@/components/layout/page-metadata";
import { RelatedPages } from "@/components/layout/related";
import { CodeForm } from "@/components/verify/code-form";
import { Verdict } from "@/components/verify/verdict";
import { verifyFormText, verifyTitle } from "@/lib/bengali/sheet-codes";
import { checkSheet } from "@/lib/http/sheet-codes";

export const metadata = pageMetadata("/verify");

/** Whether a printed paper is genuine, by the short code on it, for who cannot scan. */
export default async function VerifyCodePage({ searchParams }: PageProps<"/verify">) {
	await connection();
	const { code } = await searchParams;
	const typed = (Array.isArray(code) ? code[0] : code)?.trim();
	const checked = typed ? await checkSheet(await headers(), typed) : null;
	// What no paper can have printed is a slip of the hand, not a forgery.
	const fault = typed === "" ? verifyFormText.missing : checked?.state === "forged" ? verifyFormText.noCode : undefined;
	return (
		<>
			<div className="measure">
				<h1>{verifyTitle}</h1>
				<CodeForm typed={typed} fault={fault} />
				{checked && !fault && <Verdict checked={checked} />}
			</div>
			<RelatedPages path="/verify" />
		</>
	);
}
