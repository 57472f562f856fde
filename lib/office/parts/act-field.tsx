import { Button } from "@payloadcms/ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { placeText } from "../words/place";

type Control = { className: string; id: string; "aria-describedby": string | undefined; "aria-invalid": boolean };

export type FieldProps = {
	label: string;
	hint?: string | undefined;
	/** Messages of this field. */
	errors?: string[] | undefined;
	/** Of the control, where something else leads to it. */
	id?: string | undefined;
};

/** @property children renders the control with these attributes */
type Props = FieldProps & { children: (control: Control) => ReactNode };

/** A labelled form control with its error message. */
export function ActField({ label, hint, errors, id: given, children }: Props) {
	const own = useId();
	const id = given ?? own;
	const [message] = errors ?? [];
	const described = message || hint ? `${id}-note` : undefined;
	return (
		<div className="office-field">
			<label htmlFor={id}>{label}</label>
			{children({
				className: "office-control",
				id,
				"aria-describedby": described,
				"aria-invalid": message !== undefined,
			})}
			{described && (
				<p
					id={described}
					role={message ? "alert" : undefined}
					className={message ? "office-hint office-error" : "office-hint"}
				>
					{message ?? hint}
				</p>
			)}
		</div>
	);
}

type Typed = { target: { value: string } };
type TextProps = FieldProps &
	Omit<ComponentProps<"input">, "onChange"> & { onChange?: (text: string) => void; rows?: number };

/** The same for a text; with `rows` of several lines. */
export const TextField = ({ label, hint, errors, id, onChange, rows, ...input }: TextProps) => (
	<ActField label={label} hint={hint} errors={errors} id={id}>
		{(control) => {
			// None in a form of the server, which takes no functions.
			const change = onChange && { onChange: ({ target }: Typed) => onChange(target.value) };
			if (rows) return <textarea {...control} {...(input as ComponentProps<"textarea">)} {...change} rows={rows} />;
			return <input autoComplete="off" type="text" {...control} {...input} {...change} />;
		}}
	</ActField>
);

type CheckFieldProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** A box to tick, with its label. */
export const CheckField = ({ label, checked, onChange }: CheckFieldProps) => (
	<label className="check-field">
		<input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
		<span>{label}</span>
	</label>
);

type ActButtonsProps = {
	sending: boolean;
	text: { submit: string; sending: string; cancel: string };
	/** For controls outside a `<form>`; without it the button submits the form. */
	act?: () => void;
	close: () => void;
};

/** The buttons below the fields of an action: submit and cancel. */
export const ActButtons = ({ sending, text, act, close }: ActButtonsProps) => (
	<div className="office-line office-buttons">
		<Button disabled={sending} margin={false} type={act ? "button" : "submit"} onClick={act}>
			<span aria-live="polite">{sending ? text.sending : text.submit}</span>
		</Button>
		<Button buttonStyle="secondary" margin={false} onClick={close}>
			{text.cancel}
		</Button>
	</div>
);

type SelectProps = Omit<ComponentProps<"select">, "children" | "id"> & { label: string; errors?: string[] | undefined };

type ChoiceProps = SelectProps & {
	options: readonly { id: number | string; title: string }[];
	/** What the option "" says, which stands first; `true`: to choose. */
	empty?: string | true;
};

/** A labelled list to choose from. */
export const ChoiceField = ({ label, errors, options, empty, ...select }: ChoiceProps) => (
	<ActField label={label} errors={errors}>
		{(control) => (
			<select {...control} {...select}>
				{empty !== undefined && <option value="">{empty === true ? placeText.choose : empty}</option>}
				{options.map(({ id, title }) => (
					<option key={id} value={id}>
						{title}
					</option>
				))}
			</select>
		)}
	</ActField>
);

type YearProps = Omit<ChoiceProps, "label" | "options"> & { years: readonly { id: number | string; year: number }[] };

/** The same for years. */
export const YearField = ({ years, ...field }: YearProps) => (
	<ChoiceField
		{...field}
		label={placeText.year}
		options={years.map(({ id, year }) => ({ id, title: toBengaliDigits(year) }))}
	/>
);

/** The same for the sections of all classes. */
export const SectionField = (field: Omit<ChoiceProps, "label">) => (
	<ChoiceField empty {...field} label={placeText.section} />
);
