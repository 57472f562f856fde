import { Table } from "@/components/layout/column-heads";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { Pairs } from "../parts/pairs";
import type { School } from "../printing/paper-frame";
import { PaperFrame, type SignaturePicture } from "../printing/paper-frame";
import type { Certificate } from "./register";
import type { FrozenPaper } from "./schema";
import { certificatePaperText } from "./text-fields";
import type { CertificateLanguage } from "./text-kinds";

type Props = {
	language: CertificateLanguage;
	paper: Pick<FrozenPaper, "date" | "school" | "table" | "text">;
	/** Another crest than that of the paper. */
	crest?: School["crest"];
	/** The picture of the head teacher's signature, if it is printed. */
	signed?: SignaturePicture | null | undefined;
	/** Null before it has a number. */
	memo: string | null;
	mark?: string | undefined;
	/** For the check; null before it has a number. */
	check: { address: string; code: string } | null;
};

/** A certificate as it is printed. */
export function CertificatePaper({ language, paper, crest = paper.school.crest ?? null, ...props }: Props) {
	const { signed, memo, mark, check } = props;
	const { date, school, table, text } = paper;
	const words = certificatePaperText[language];
	// Only where the text lets the head teacher sign last.
	const isHeads = text.signatures.at(-1)?.startsWith(words.head) ?? false;
	const eiin = school.eiin && `${words.eiin}: ${language === "bn" ? toBengaliDigits(school.eiin) : school.eiin}`;
	return (
		<PaperFrame
			language={language}
			lines={[`${words.memo}: ${memo ?? "…………"}`, `${words.date}: ${date}`]}
			mark={mark}
			school={{ name: school.name, address: school.address, crest, eiin }}
			seal={words.seal}
			signatures={text.signatures}
			signed={isHeads ? signed : null}
			title={text.title}
			foot={
				check && (
					<figure className="certificate-code">
						<img src={check.code} alt="" width={96} height={96} />
						<figcaption>
							{words.verify}: <b>{check.address.replace(/[^/]*$/, "")}</b>
							<b className="certificate-written">{check.address.replace(/^.*\//, "")}</b>
						</figcaption>
					</figure>
				)
			}
		>
			<div className="certificate-text">
				{text.lead.map((part) => (
					<p key={part}>{part}</p>
				))}
				{text.rows.length > 0 && <Pairs className="certificate-rows" pairs={text.rows} />}
				{table && (
					<Table columns={table.heads} className="papers-table">
						{table.rows.map(([name, ...cells]) => (
							<tr key={name}>
								<th scope="row">{name}</th>
								{cells.map((cell, index) => (
									<td key={table.heads[index + 1]} className="papers-number">
										{cell}
									</td>
								))}
							</tr>
						))}
					</Table>
				)}
				{text.closing.map((part) => (
					<p key={part}>{part}</p>
				))}
			</div>
		</PaperFrame>
	);
}

/** The same before it has a number, beside what is typed for it. */
export const CertificatePreview = (props: Pick<Props, "language" | "mark" | "paper" | "signed">) => (
	<div className="papers-desk certificates-preview">
		<CertificatePaper {...props} check={null} memo={null} />
	</div>
);

/** @returns what stands across the title of a paper: whether it is a copy, or was cancelled */
export function markOf({ state, wasPrinted, language }: Pick<Certificate, "state" | "wasPrinted" | "language">) {
	const words = certificatePaperText[language];
	if (state === "cancelled") return words.cancelled;
	return wasPrinted ? words.copy : undefined;
}
