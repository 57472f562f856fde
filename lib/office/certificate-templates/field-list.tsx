import type { CertificateLanguage } from "../certificates/text-kinds";
import { certificateTemplatesText as text } from "./text";
import { templateWords } from "./text-words";

type Props = { language: CertificateLanguage; onInsert: (word: string) => void };

/** The fields of a text; a press puts one where the cursor stands. */
export const FieldList = ({ language, onInsert }: Props) => (
	<fieldset className="certificate-fields">
		<legend>{text.fields}</legend>
		<p className="students-hint">{text.fieldsHint}</p>
		<ul>
			{Object.entries(templateWords[language]).map(([word, { name, about }]) => (
				<li key={word}>
					<button
						type="button"
						aria-label={text.insert(name)}
						onClick={() => onInsert(`{${name}}`)}
						// The cursor stays where it is.
						onMouseDown={(event) => event.preventDefault()}
						title={about}
					>
						{name}
					</button>
				</li>
			))}
		</ul>
	</fieldset>
);
