import { Button } from "@payloadcms/ui";
import { redirect } from "next/navigation";
import { addressByHost } from "@/lib/school/settings";
import { findStudents } from "../certificates/find";
import { ChoiceField } from "../parts/act-field";
import { FindStudent } from "../parts/find-student";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { registerView } from "../printing/register";
import { printingText } from "../printing/text";
import { readSignature } from "../signature/signature";
import { cardRegister } from "./cards";
import { ChosenCards } from "./chosen-cards";
import { readWhoChoices, type WhoChoice } from "./people";
import {
	type CardDesign,
	type CardPaper,
	cardsAddress,
	cardsPath,
	cardsQuery,
	isOne,
	type Who,
	whoValue,
} from "./schema";
import { cardsText as text } from "./text";

type Props = { choices: WhoChoice[]; who: Who | null; design: CardDesign; paper: CardPaper };

/** Whose cards, how they look and on what they are printed: a form that needs no script. */
const CardsForm = ({ choices, who, design, paper }: Props) => (
	// Its fields have what the address says, also after going back.
	<form key={`${who && whoValue(who)} ${design} ${paper}`} action={cardsPath} className="office-form idcards-form">
		<ChoiceField
			defaultValue={who && !isOne(who) ? whoValue(who) : ""}
			empty
			label={text.who}
			name="who"
			options={choices}
			required
		/>
		<Choices chosen={design} label={text.design} name="design" options={text.designs} />
		<Choices chosen={paper} label={text.paper} name="paper" options={text.papers} />
		<Button margin={false} type="submit">
			{text.show}
		</Button>
	</form>
);

type ChoicesProps = {
	label: string;
	name: string;
	chosen: string;
	options: Record<string, { name: string; about: string }>;
};

const Choices = ({ label, name, chosen, options }: ChoicesProps) => (
	<fieldset className="office-tiles">
		<legend>{label}</legend>
		{Object.entries(options).map(([value, option]) => (
			<label key={value} className="office-box printing-form-paper">
				<input defaultChecked={value === chosen} name={name} type="radio" value={value} />
				<span>
					{option.name}
					<small>{option.about}</small>
				</span>
			</label>
		))}
	</fieldset>
);

/** `/admin/printing/identity-cards`: choose whose cards, look who has no photo, print. */
export const CardsView = subjectPage("identity-cards", async ({ view, staff: account, query: asked, head }) => {
	const { who, design, paper } = cardsQuery.parse(asked);
	const typed = [asked.q ?? ""].flat()[0] ?? "";
	const found = typed === "" ? null : await findStudents(typed, account);
	const [only] = found ?? [];
	if (only && found?.length === 1) redirect(cardsAddress({ who: { of: "student", id: only.id }, design, paper }));
	return (
		<SubjectPage
			view={view}
			above={[{ label: printingText.title, url: "/admin/printing" }]}
			className="certificates-view idcards-view"
			aside={<a href={`${cardsPath}/register`}>{text.registerLink}</a>}
		>
			<p>{text.explanation}</p>
			<CardsForm choices={await readWhoChoices()} design={design} paper={paper} who={who} />
			{who && (
				<ChosenCards
					key={whoValue(who)}
					design={design}
					maySign={(await readSignature(account)) !== null}
					paper={paper}
					site={await addressByHost(head.get("host"))}
					who={who}
				/>
			)}
			<section className="office-snug">
				<h2>{text.one}</h2>
				<FindStudent
					action={cardsPath}
					found={found}
					hint={text.oneHint}
					pathOf={(id) => cardsAddress({ who: { of: "student", id } })}
					typed={typed}
				/>
			</section>
		</SubjectPage>
	);
});

/** `/admin/printing/identity-cards/register` */
export const CardsRegister = registerView({
	subject: "identity-cards",
	desk: { label: text.title, url: cardsPath },
	register: cardRegister,
});
