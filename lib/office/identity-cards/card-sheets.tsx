import { inSheets } from "../printing/sheets";
import { CardBack, CardFront, type CardSchool, type Signed } from "./card-sides";
import type { PrintedCard } from "./cards";
import type { CardDesign, CardPaper } from "./schema";

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
export const CardSheets = ({ paper, ...props }: Props) =>
	paper === "sheet" ? <Sheets {...props} /> : <Singles {...props} />;

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
