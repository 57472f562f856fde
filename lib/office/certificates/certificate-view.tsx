import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { idField } from "@/lib/contract/input";
import { getSettings } from "@/lib/school/settings";
import { addressByHost } from "@/lib/school/site-address";
import { requireTaskPage } from "../guard";
import { orGone } from "../parts/or-gone";
import { signatureFor } from "../signature/signature";
import { SignatureChoice } from "../signature/signature-choice";
import { CancelCertificate } from "./cancel-certificate";
import { CertificatePaper } from "./certificate-paper";
import { markOf } from "./mark";
import { PrintCertificate } from "./print-certificate";
import { readCertificate } from "./register";
import { crestOn } from "./school";
import { certificatesText as text } from "./text";

const path = "/admin/printing/certificates";

/** `/admin/printing/certificates/:id`: a certificate as it was made. What is on the screen is what is printed. */
export async function CertificateView({ params, searchParams }: AdminViewServerProps) {
	const head = await headers();
	const id = idField.safeParse([params?.segments ?? []].flat().at(-1));
	const account = await requireTaskPage(head, "certificates", id.success ? `${path}/${id.data}` : path);
	if (!id.success) notFound();
	const certificate = await orGone(readCertificate(id.data, await addressByHost(head.get("host"))));
	if (certificate === "gone") notFound();
	const { kind, number, year, state, language, paper, wasPrinted, memo, check, cancelled } = certificate;
	const signature = await signatureFor(account);
	const isSigned = searchParams?.signed === "1";
	const name = text.of(kind, number, year);
	const isValid = state === "valid";
	return (
		<main className="papers-desk" data-papers="">
			<div className="papers-tools">
				<h1>{name}</h1>
				{!paper && <p role="status">{text.isForgotten}</p>}
				{paper && <p>{isValid ? (wasPrinted ? text.isCopy : text.printHint) : text.isCancelled(cancelled ?? "")}</p>}
				<div className="papers-acts">
					{paper && isValid && <PrintCertificate id={id.data} />}
					{paper && isValid && (
						<SignatureChoice
							isSigned={isSigned}
							signature={signature}
							toggle={`${path}/${id.data}${isSigned ? "" : "?signed=1"}`}
						/>
					)}
					<a href={path}>{text.next}</a>
					<a href={`${path}/register?year=${year}&kind=${kind}`}>{text.registerLink}</a>
				</div>
				{isValid && <CancelCertificate id={id.data} paper={name} />}
			</div>
			{paper && (
				<CertificatePaper
					check={check}
					crest={await crestOn(paper, await getSettings())}
					language={language}
					mark={markOf(certificate)}
					memo={memo}
					paper={paper}
					signed={isSigned ? signature : null}
				/>
			)}
		</main>
	);
}
