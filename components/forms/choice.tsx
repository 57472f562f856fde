import type { ComponentProps } from "react";
import { Field } from "./field";

export type Option = { value: number | string; label: string };

type Props = Omit<ComponentProps<typeof Field>, "children"> & {
	options?: readonly Option[];
	/** Rendered as `optgroup`s. */
	groups?: readonly { label: string; options: readonly Option[] }[];
	/** Label of the empty option. */
	placeholder: string;
	/** Initial value, when uncontrolled. */
	chosen?: string;
	/** Current value, when controlled. */
	value?: string;
	onChange?: (value: string) => void;
};

const optionsOf = (options: readonly Option[]) =>
	options.map(({ value, label }) => (
		<option key={value} value={value}>
			{label}
		</option>
	));

/** Labelled `select`. */
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
