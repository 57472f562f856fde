import { Button } from "@payloadcms/ui";
import { ChoiceField } from "../parts/choice-field";
import { cardsPath } from "./address";
import type { WhoChoice } from "./choices";
import { type CardDesign, type CardPaper, isOne, type Who, whoValue } from "./schema";
import { cardsText as text } from "./text";

type Props = { choices: WhoChoice[]; who: Who | null; design: CardDesign; paper: CardPaper };

/** Whose cards, how they look and on what they are printed: a form that needs no script. */
export const CardsForm = ({ choices, who, design, paper }: Props) => (
	// Its fields have what the address says, also after going back.
	<form key={`${who && whoValue(who)} ${design} ${paper}`} action={cardsPath} className="idcards-form">
		<ChoiceField
			defaultValue={who && !isOne(who) ? whoValue(who) : ""}
			empty={text.choose}
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
	<fieldset className="idcards-choices">
		<legend>{label}</legend>
		{Object.entries(options).map(([value, option]) => (
			<label key={value} className="printing-form-paper">
				<input defaultChecked={value === chosen} name={name} type="radio" value={value} />
				<span>
					{option.name}
					<small>{option.about}</small>
				</span>
			</label>
		))}
	</fieldset>
);
