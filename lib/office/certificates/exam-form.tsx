import { Button } from "@payloadcms/ui";
import type { ComponentProps } from "react";
import { ChoiceField } from "../parts/choice-field";
import { certificatesText as text } from "./text";

type Props = Omit<ComponentProps<typeof ChoiceField>, "label"> & {
	/** Address of the page. */
	action: string;
	/** What is chosen already. */
	choice: Record<string, string | number>;
};

/** The exam of a certificate of a result: a form that needs no script. */
export const ExamForm = ({ action, choice, ...field }: Props) => (
	<form action={action} className="certificates-exam">
		{Object.entries(choice).map(([name, value]) => (
			<input key={name} type="hidden" name={name} value={value} />
		))}
		<ChoiceField label={text.exam} {...field} />
		<Button type="submit" margin={false} buttonStyle="secondary">
			{text.showExam}
		</Button>
	</form>
);
