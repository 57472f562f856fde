import { notFound } from "next/navigation";
import { printHash } from "@/lib/contract/paths";
import { addressByHost, getSettings } from "@/lib/school/settings";
import { subjectPage } from "../parts/office-template";
import { PrintButton } from "../parts/print";
import { inSheets } from "../printing/paper-frame";
import { readSigned } from "../signature/signature-choice";
import { CardBack, CardFront, type CardSchool, type Signed } from "./card-sides";
import { type PrintedCard, readCardsPart } from "./cards";
import { type CardDesign, type CardPaper, cardsAddress, cardsQuery } from "./schema";
import { cardsText as text } from "./text";

type Props = {
	cards: readonly PrintedCard[];
	design: CardDesign;
	paper: CardPaper;
	school: CardSchool;
	signed: Signed;
};

const perSheet = 10;
const columns = 2;

/** The cards on their paper: each front page before its back page. */
const CardSheets = ({ paper, ...props }: Props) => (paper === "sheet" ? <Sheets {...props} /> : <Singles {...props} />);

/** Each row from its other end: the back of a card lies behind its front when the sheet is turned over its long edge. */
const mirrored = (cards: readonly PrintedCard[]): (PrintedCard | null)[] =>
	inSheets(cards, columns).flatMap((row) => [row[1] ?? null, row[0] ?? null]);

const Sheets = ({ cards, ...look }: Omit<Props, "paper">) =>
	inSheets(cards, perSheet).flatMap((sheet) => [
		<section key={`front-${sheet[0]?.id}`} className="idcard-sheet">
			<CutMarks />
			{sheet.map((card) => (
				<CardFront key={card.id} card={card} {...look} />
			))}
		</section>,
		<section key={`back-${sheet[0]?.id}`} className="idcard-sheet">
			<CutMarks />
			{mirrored(sheet).map((card, index) =>
				// biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing else.
				card ? <CardBack key={card.id} card={card} {...look} /> : <span key={`none-${index}`} />,
			)}
		</section>,
	]);

/** Where the lines to cut along end, in millimetres, outside of the cards. */
const marks = [
	...[19, 105, 191].flatMap((x) => [`M${x} 6v6`, `M${x} 285v6`]),
	...[0, 1, 2, 3, 4, 5].flatMap((row) => [`M11 ${13.5 + row * 54}h6`, `M193 ${13.5 + row * 54}h6`]),
].join("");

const CutMarks = () => (
	<svg aria-hidden="true" className="idcard-marks" viewBox="0 0 210 297">
		<path d={marks} />
	</svg>
);

const Singles = ({ cards, ...look }: Omit<Props, "paper">) =>
	cards.flatMap((card) => [
		<section key={`front-${card.id}`} className="idcard-page">
			<CardFront card={card} {...look} />
		</section>,
		<section key={`back-${card.id}`} className="idcard-page">
			<CardBack card={card} {...look} />
		</section>,
	]);

/** `/admin/printing/identity-cards/print`: the cards as they are printed, a part at a time. */
export const CardsPrint = subjectPage("identity-cards", async ({ staff, head, query: asked }) => {
	const query = cardsQuery.parse(asked);
	const { who, design, paper } = query;
	if (!who) notFound();
	const [{ cards, part, parts, unnumbered }, school] = await Promise.all([
		readCardsPart(who, query.part, await addressByHost(head.get("host"))),
		getSettings(),
	]);
	const choice = { who, design, paper };
	const addressOf = (given: "1" | undefined, of = part) =>
		cardsAddress({ ...choice, part: of, signed: given }, "/print");
	const { signed, link } = await readSigned(staff, query.signed, addressOf);
	return (
		<main className="papers-desk" data-papers="">
			<div className="office-screen papers-tools">
				<h1>{text.printTitle}</h1>
				<p>{[text.cards(cards.length), ...(parts.length > 1 ? [text.part(part, parts.length)] : [])].join(" · ")}</p>
				{unnumbered > 0 && <p>{text.unnumbered(unnumbered)}</p>}
				<p>{text.printHint[paper]}</p>
				<div className="office-line papers-acts">
					<PrintButton margin={false}>{text.print}</PrintButton>
					{link}
					<a href={cardsAddress(choice)}>{text.change}</a>
				</div>
				{parts.length > 1 && (
					<nav aria-label={text.parts} className="office-line papers-acts">
						{parts.map((count, index) =>
							index + 1 === part ? null : (
								<a
									// biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their number.
									key={index}
									href={addressOf(query.signed, index + 1) + printHash}
								>
									{text.nextPart(index + 1, count)}
								</a>
							),
						)}
					</nav>
				)}
			</div>
			<CardSheets cards={cards} design={design} paper={paper} school={school} signed={signed} />
		</main>
	);
});
