import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { formatDate } from "@/lib/bengali/dates";
import { requireTaskPage } from "../guard";
import { OfficeTemplate } from "../parts/office-template";
import { printingText } from "../printing/text";
import { readSignature } from "./signature";
import { SignatureForm } from "./signature-form";
import { signatureText as text } from "./text";

/** `/admin/printing/signature`: the picture of the head's signature, for heads alone. */
export async function SignatureView(props: AdminViewServerProps) {
	const signature = await readSignature(await requireTaskPage(await headers(), "signature"));
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: printingText.title, url: "/admin/printing" }, { label: text.title }]} />
			<Gutter>
				<h1>{text.title}</h1>
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
			</Gutter>
		</OfficeTemplate>
	);
}
