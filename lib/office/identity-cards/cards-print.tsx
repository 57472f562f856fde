import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { printHash } from "@/lib/contract/paths";
import { getSettings } from "@/lib/school/settings";
import { addressByHost } from "@/lib/school/site-address";
import { requireTaskPage } from "../guard";
import { PrintButton } from "../parts/print-button";
import { signatureFor } from "../signature/signature";
import { SignatureChoice } from "../signature/signature-choice";
import { cardsAddress, cardsPath } from "./address";
import { CardSheets } from "./card-sheets";
import { readCardsPart } from "./cards";
import { cardsQuery } from "./schema";
import { cardsText as text } from "./text";

/** `/admin/printing/identity-cards/print`: the cards as they are printed, a part at a time. */
export async function CardsPrint({ searchParams }: AdminViewServerProps) {
	const head = await headers();
	const query = cardsQuery.parse(searchParams ?? {});
	const { who, design, paper } = query;
	const account = await requireTaskPage(
		head,
		"identity-cards",
		who ? cardsAddress({ who, design, paper }, "/print") : cardsPath,
	);
	if (!who) notFound();
	const [{ cards, part, parts, unnumbered }, school] = await Promise.all([
		readCardsPart(who, query.part, await addressByHost(head.get("host"))),
		getSettings(),
	]);
	const signature = await signatureFor(account);
	const isSigned = query.signed === "1";
	const choice = { who, design, paper };
	const print = { ...choice, part, signed: isSigned ? (1 as const) : undefined };
	return (
		<main className="papers-desk" data-papers="">
			<div className="papers-tools">
				<h1>{text.printTitle}</h1>
				<p>{[text.cards(cards.length), ...(parts.length > 1 ? [text.part(part, parts.length)] : [])].join(" · ")}</p>
				{unnumbered > 0 && <p>{text.unnumbered(unnumbered)}</p>}
				<p>{text.printHint[paper]}</p>
				<div className="papers-acts">
					<PrintButton margin={false}>{text.print}</PrintButton>
					<SignatureChoice
						isSigned={isSigned}
						signature={signature}
						toggle={cardsAddress({ ...print, signed: isSigned ? undefined : 1 }, "/print")}
					/>
					<a href={cardsAddress(choice)}>{text.change}</a>
				</div>
				{parts.length > 1 && (
					<nav aria-label={text.parts} className="papers-acts">
						{parts.map((count, index) =>
							index + 1 === part ? null : (
								<a
									// biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their number.
									key={index}
									href={`${cardsAddress({ ...print, part: index + 1 }, "/print")}${printHash}`}
								>
									{text.nextPart(index + 1, count)}
								</a>
							),
						)}
					</nav>
				)}
			</div>
			<CardSheets cards={cards} design={design} paper={paper} school={school} signed={isSigned ? signature : null} />
		</main>
	);
}
