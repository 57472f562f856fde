import { signatureText } from "@/lib/bengali/office/signature";

type Props = { checked: boolean; onChange: (checked: boolean) => void };

/** Whether the paper is printed with the picture of the head teacher's signature. */
export const SignedField = ({ checked, onChange }: Props) => (
	<label className="certificates-keep">
		<input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
		<span>{signatureText.place}</span>
	</label>
);
