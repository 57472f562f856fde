import type { ComponentProps } from "react";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { ActField } from "./act-field";

type FieldProps = Omit<ComponentProps<"select">, "children" | "id"> & { label: string; errors?: string[] | undefined };

type Props = FieldProps & {
	options: readonly { id: number | string; title: string }[];
	/** Of the option "", which stands first. */
	empty?: string;
};

/** A labelled list to choose from. */
export const ChoiceField = ({ label, errors, options, empty, ...select }: Props) => (
	<ActField label={label} errors={errors}>
		{(control) => (
			<select {...control} {...select}>
				{empty !== undefined && <option value="">{empty}</option>}
				{options.map(({ id, title }) => (
					<option key={id} value={id}>
						{title}
					</option>
				))}
			</select>
		)}
	</ActField>
);

type YearProps = Omit<Props, "options"> & { years: readonly { id: number | string; year: number }[] };

/** The same for years. */
export const YearField = ({ years, ...field }: YearProps) => (
	<ChoiceField {...field} options={years.map(({ id, year }) => ({ id, title: toBengaliDigits(year) }))} />
);
