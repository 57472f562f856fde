import { formatDate } from "@/lib/bengali/dates";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { printingText } from "../printing/text";
import { readSignature } from "./signature";
import { SignatureForm } from "./signature-form";
import { signatureText as text } from "./text";

/** `/admin/printing/signature`: the picture of the head's signature, for heads alone. */
export const SignatureView = subjectPage("signature", async ({ view, staff }) => {
	const signature = await readSignature(staff);
	return (
		<SubjectPage view={view} above={[{ label: printingText.title, url: "/admin/printing" }]}>
			<p>{text.explanation}</p>
			<p>{text.how}</p>
			{signature ? (
				<figure className="signature-present">
					<img alt={text.alt} height={signature.height} src={signature.picture} width={signature.width} />
					<figcaption>{text.since(formatDate(signature.since), signature.by)}</figcaption>
				</figure>
			) : (
				<p>{text.none}</p>
			)}
			<SignatureForm isSet={signature !== null} />
		</SubjectPage>
	);
});
