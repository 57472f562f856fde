import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { cardsText as text } from "@/lib/bengali/office/identity-cards";
import { printHash } from "@/lib/contract/paths";
import { requireTaskPage } from "@/lib/office/guard";
import { readCardsPart } from "@/lib/office/identity-cards/cards";
import { cardsQuery } from "@/lib/office/identity-cards/schema";
import { getSettings } from "@/lib/school/settings";
import { addressByHost } from "@/lib/school/site-address";
import { cardsAddress, cardsPath } from "./address";
import { CardSheets } from "./card-sheets";
import { PrintCards } from "./print-cards";

/** `/admin/printing/identity-cards/print`: the cards as they are printed, a part at a time. */
export async function CardsPrint({ searchParams }: AdminViewServerProps) {
	const head = await headers();
	const query = cardsQuery.parse(searchParams ?? {});
	const { who, design, paper } = query;
	await requireTaskPage(head, "identity-cards", who ? cardsAddress({ ...query, who }, "/print") : cardsPath);
	if (!who) notFound();
	const [{ cards, part, parts, unnumbered }, school] = await Promise.all([
		readCardsPart(who, query.part, addressByHost(head.get("host"))),
		getSettings(),
	]);
	const choice = { who, design, paper };
	return (
		<main className="papers-desk" data-papers="">
			<div className="papers-tools">
				<h1>{text.printTitle}</h1>
				<p>{[text.cards(cards.length), ...(parts.length > 1 ? [text.part(part, parts.length)] : [])].join(" · ")}</p>
				{unnumbered > 0 && <p>{text.unnumbered(unnumbered)}</p>}
				<p>{text.printHint[paper]}</p>
				<div className="papers-acts">
					<PrintCards />
					<a href={cardsAddress(choice)}>{text.change}</a>
				</div>
				{parts.length > 1 && (
					<nav aria-label={text.parts} className="papers-acts">
						{parts.map((count, index) =>
							index + 1 === part ? null : (
								<a
									// biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their number.
									key={index}
									href={`${cardsAddress({ ...choice, part: index + 1 }, "/print")}${printHash}`}
								>
									{text.nextPart(index + 1, count)}
								</a>
							),
						)}
					</nav>
				)}
			</div>
			<CardSheets cards={cards} design={design} paper={paper} school={school} />
		</main>
	);
}
