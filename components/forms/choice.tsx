import type { ComponentProps } from "react";
import { Field } from "./field";

export type Option = { value: number | string; label: string };

type Props = Omit<ComponentProps<typeof Field>, "children"> & {
	options: readonly Option[];
	/** What stands there while nothing is chosen. */
	placeholder: string;
	/** Given by a form that watches the choice; otherwise the select keeps it. */
	value?: string;
	onChange?: (value: string) => void;
};

/** A list to choose one from. */
export function Choice({ options, placeholder, value, onChange, ...field }: Props) {
	return (
		<Field {...field}>
			{(control) => (
				<select {...control} value={value} onChange={onChange && ((event) => onChange(event.target.value))}>
					<option value="">{placeholder}</option>
					{options.map(({ value: of, label }) => (
						<option key={of} value={of}>
							{label}
						</option>
					))}
				</select>
			)}
		</Field>
	);
}
