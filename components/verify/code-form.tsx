import { Field } from "@/components/forms/field";
import { verifyFormText as text } from "@/lib/bengali/sheet-codes";
import { verifyPath } from "@/lib/contract/paths";

/** Characters that a field gets back: an address of any length may be opened. */
const most = 100;

/** A plain form for the short code that is printed on certificates and identity cards. */
export function CodeForm({ typed = "", fault }: { typed?: string; fault?: string }) {
	return (
		<form action={verifyPath()}>
			<Field name="code" label={text.label} hint={text.hint} error={fault}>
				{(control) => (
					<input {...control} type="text" autoComplete="off" defaultValue={typed.slice(0, most)} key={typed} />
				)}
			</Field>
			<p>
				<button type="submit" className="button">
					{text.submit}
				</button>
			</p>
		</form>
	);
}
