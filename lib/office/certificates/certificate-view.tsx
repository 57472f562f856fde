import { notFound } from "next/navigation";
import { addressByHost, getSettings } from "@/lib/school/settings";
import { subjectPage } from "../parts/office-template";
import { orGone } from "../parts/or-gone";
import { crestOn } from "../printing/school";
import { readSigned } from "../signature/signature-choice";
import { CancelCertificate, PrintCertificate } from "./certificate-acts";
import { CertificatePaper, markOf } from "./certificate-paper";
import { certificatesPath as path, readCertificate } from "./register";
import { certificatesText as text } from "./text";

/** `/admin/printing/certificates/:id`: a certificate as it was made. What is on the screen is what is printed. */
export const CertificateView = subjectPage("certificates", async ({ staff, head, id, query }) => {
	if (!id) notFound();
	const certificate = await orGone(readCertificate(id, await addressByHost(head.get("host"))));
	if (certificate === "gone") notFound();
	const { kind, number, year, state, language, paper, wasPrinted, memo, check, cancelled } = certificate;
	const { signed, link } = await readSigned(staff, query.signed, (given) => `${path}/${id}${given ? "?signed=1" : ""}`);
	const name = text.of(kind, number, year);
	const isValid = state === "valid";
	return (
		<main className="papers-desk" data-papers="">
			<div className="office-screen papers-tools">
				<h1>{name}</h1>
				{!paper && <p role="status">{text.isForgotten}</p>}
				{paper && <p>{isValid ? (wasPrinted ? text.isCopy : text.printHint) : text.isCancelled(cancelled ?? "")}</p>}
				<div className="office-line papers-acts">
					{paper && isValid && <PrintCertificate id={id} />}
					{paper && isValid && link}
					<a href={path}>{text.next}</a>
					<a href={`${path}/register?year=${year}&kind=${kind}`}>{text.registerLink}</a>
				</div>
				{isValid && <CancelCertificate id={id} paper={name} />}
			</div>
			{paper && (
				<CertificatePaper
					check={check}
					crest={await crestOn(paper, await getSettings())}
					language={language}
					mark={markOf(certificate)}
					memo={memo}
					paper={paper}
					signed={signed}
				/>
			)}
		</main>
	);
});
