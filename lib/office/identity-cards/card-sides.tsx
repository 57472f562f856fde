import type { CSSProperties } from "react";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { isColor, readableOn, textOn } from "@/lib/contract/colors";
import type { SchoolSettings } from "@/lib/school/settings";
import { Pairs } from "../parts/pairs";
import type { SignaturePicture } from "../printing/paper-frame";
import type { PrintedCard } from "./cards";
import type { CardDesign } from "./schema";
import { cardText as text } from "./text";

/** What the school puts on each card. */
export type CardSchool = Pick<
	SchoolSettings,
	"school_name" | "school_address" | "school_mobile" | "menu_bg_color_code" | "logoPicture" | "english"
>;

/** The picture of the head teacher's signature, if it is printed. */
export type Signed = SignaturePicture | null | undefined;

type Props = { card: PrintedCard; design: CardDesign; school: CardSchool };

/** The colour of the school's menu, what is written on it, and itself dark enough to be written on white. */
function colorsOf({ menu_bg_color_code: chosen }: CardSchool): CSSProperties {
	const color = isColor(chosen) ? chosen : "000000";
	const colors = { "--band": `#${color}`, "--on-band": textOn(color), "--name": `#${readableOn(color, "ffffff")}` };
	return colors as CSSProperties;
}

/** Sizes of letters in points, and the lengths of a text from which it has the next one: nothing is cut off. */
const sizes = {
	school: { band: [10.5, 9, 7.5], panel: [9, 8, 7], steps: [34, 60] },
	name: { band: [12, 9.5, 8, 7], panel: [12, 9.5, 8, 7], steps: [22, 44, 80] },
	english: { band: [8.5, 6.5, 5.5], panel: [8.5, 6.5, 5.5], steps: [40, 80] },
} as const;

/** The attributes of a text on the side with the photo. */
function sized(part: keyof typeof sizes, words: string, design: CardDesign) {
	const { steps, [design]: points } = sizes[part];
	const size = steps.filter((step) => words.length > step).length;
	return { className: `idcard-${part}`, "data-size": size, style: { fontSize: `${points[size]}pt` } };
}

const Crest = ({ school: { logoPicture } }: Pick<Props, "school">) =>
	logoPicture && <img alt="" className="idcard-crest" height={96} src={logoPicture.src} width={96} />;

/** In both scripts where the school has written its English name. */
const SchoolName = ({ school: { school_name, english }, design }: Pick<Props, "design" | "school">) => (
	<div {...sized("school", school_name + (english.name ?? ""), design)}>
		<p>{school_name}</p>
		{english.name && <p lang="en">{english.name}</p>}
	</div>
);

type Fact = readonly [label: string, value: string];

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
	<Pairs className="idcard-facts" pairs={facts.filter(([, value]) => value !== "")} />
);

/** A class such as ষষ্ঠ শ্রেণি stands behind the word for it. */
const placeOf = (className: string, section: string) =>
	[className.replace(/\s*শ্রেণি$/u, ""), section].filter(Boolean).join(" – ");

/** The side with the photo. */
export function CardFront({ card, design, school }: Props) {
	const { kind, facts } = card;
	const { name, english, code, class: of, section, roll, session, post, blood, mobile } = facts;
	const shown: Fact[] = [
		[text.code, toBengaliDigits(code)],
		[text.class, placeOf(of, section)],
		[text.roll, toBengaliDigits(roll)],
		[text.session, toBengaliDigits(session)],
		[text.post, post],
		[text.blood, blood],
		[text.mobile, kind === "staff" ? toBengaliDigits(mobile) : ""],
		[text.until, formatDate(card.until)],
	];
	return (
		<article
			aria-label={text.front(name)}
			className="idcard idcard-front"
			data-design={design}
			style={colorsOf(school)}
		>
			<header className="idcard-head">
				<Crest school={school} />
				<SchoolName design={design} school={school} />
			</header>
			<div className="idcard-side">
				<CardPhoto photo={card.photo} />
				<p className="idcard-kind">{text.kinds[kind]}</p>
			</div>
			<div className="idcard-body">
				<p {...sized("name", name, design)}>{name}</p>
				{english && (
					<p {...sized("english", english, design)} lang="en">
						{english}
					</p>
				)}
				<Facts facts={shown} />
			</div>
		</article>
	);
}

/** The side with whom to call, the code of the check and where a lost card goes. */
export function CardBack({ card, design, school, signed }: Props & { signed: Signed }) {
	const { kind, facts, number, year, qr, written } = card;
	const shown: Fact[] = [
		[text.number, number > 0 ? text.numberOf(number, year) : ""],
		[text.guardian, facts.guardian],
		[text.mobile, kind === "student" ? toBengaliDigits(facts.mobile) : ""],
	];
	return (
		<article
			aria-label={text.back(facts.name)}
			className="idcard idcard-back"
			data-design={design}
			style={colorsOf(school)}
		>
			<div className="idcard-about">
				<Facts facts={shown} />
				<div className="idcard-found">
					<p>{text.found}</p>
					<p>
						<b>{school.school_name}</b>
					</p>
					<p>{school.school_address}</p>
					<p>{toBengaliDigits(school.school_mobile)}</p>
				</div>
				<p className="idcard-sign">
					{signed && <img alt="" src={signed.picture} width={signed.width} height={signed.height} />}
					<span>{text.head}</span>
				</p>
			</div>
			<figure className="idcard-check">
				<img alt="" height={200} src={qr} width={200} />
				<figcaption>
					{text.check}
					{written && <b lang="en">{written}</b>}
				</figcaption>
			</figure>
		</article>
	);
}

/** The photo, or a plain silhouette. */
function CardPhoto({ photo }: Pick<PrintedCard, "photo">) {
	if (photo)
		return (
			<img
				alt=""
				className="idcard-photo"
				height={260}
				src={photo.src}
				style={photo.focus ? { objectPosition: photo.focus } : undefined}
				width={210}
			/>
		);
	return (
		<svg aria-hidden="true" className="idcard-photo idcard-silhouette" viewBox="0 0 42 52">
			<path d="M21 10a9 9 0 0 1 9 9c0 6-4 11-9 11s-9-5-9-11a9 9 0 0 1 9-9zM3 52c0-11 7-18 18-18s18 7 18 18z" />
		</svg>
	);
}
