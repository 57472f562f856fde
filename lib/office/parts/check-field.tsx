type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** A box to tick, with its label. */
export const CheckField = ({ label, checked, onChange }: Props) => (
	<label className="check-field">
		<input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
		<span>{label}</span>
	</label>
);
