import type { Facts } from "@/lib/contract/certificate-text";
import { FactField } from "./fact-field";
import type { OneOfMany } from "./many";
import { certificatesText } from "./text";
import { type CertificateFact, certificateFields } from "./text-fields";

const { many: text } = certificatesText;

export type Ready = Extract<OneOfMany, { refused: null }>;

type Props = {
	one: Ready;
	/** What the record lacks. */
	asked: readonly CertificateFact[];
	/** What is still missing. */
	missing: readonly CertificateFact[];
	typed: Facts;
	isTaken: boolean;
	onTake: (taken: boolean) => void;
	onWrite: (fact: CertificateFact, value: string) => void;
};

/** A student with a tick, and the inputs of what is missing. */
export const ManyPerson = ({ one: { name, about, read }, asked, missing, typed, isTaken, onTake, onWrite }: Props) => (
	<li>
		<label className="certificates-person">
			<input
				type="checkbox"
				aria-label={text.take(name)}
				checked={isTaken}
				onChange={({ target }) => onTake(target.checked)}
			/>
			<strong>{name}</strong> <span>{about}</span>
			{isTaken && missing.length > 0 && <small>{text.lacking}</small>}
		</label>
		{isTaken && asked.length > 0 && (
			<fieldset className="certificates-lacking" aria-label={name}>
				{asked.map((fact) => (
					<FactField
						key={fact}
						errors={undefined}
						fact={fact}
						language={read.speaking.language}
						onChange={(value) => onWrite(fact, value)}
						optional={false}
						value={typed[fact] ?? ""}
					/>
				))}
			</fieldset>
		)}
	</li>
);

/** @returns the label of a fact */
export const labelOf = (fact: CertificateFact) => certificateFields[fact].label;
