import type { ComponentProps } from "react";
import { Field } from "./field";

export type Option = { value: number | string; label: string };

type Props = Omit<ComponentProps<typeof Field>, "children"> & {
	options?: readonly Option[];
	/** Options under headings of their own. */
	groups?: readonly { label: string; options: readonly Option[] }[];
	/** What stands there while nothing is chosen. */
	placeholder: string;
	/** What is chosen at the start. */
	chosen?: string;
	/** Given by a form that keeps the choice itself. */
	value?: string;
	onChange?: (value: string) => void;
};

const optionsOf = (options: readonly Option[]) =>
	options.map(({ value, label }) => (
		<option key={value} value={value}>
			{label}
		</option>
	));

/** A list to choose one from. */
export function Choice({ options = [], groups = [], placeholder, chosen, value, onChange, ...field }: Props) {
	return (
		<Field {...field}>
			{(control) => (
				<select
					{...control}
					value={value}
					defaultValue={chosen}
					onChange={onChange && ((event) => onChange(event.target.value))}
				>
					<option value="">{placeholder}</option>
					{optionsOf(options)}
					{groups.map((group) => (
						<optgroup key={group.label} label={group.label}>
							{optionsOf(group.options)}
						</optgroup>
					))}
				</select>
			)}
		</Field>
	);
}
