import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { addressByHost } from "@/lib/school/site-address";
import { certificatesText } from "../certificates/text";
import { mayDo, requireTaskPage } from "../guard";
import { cardsText } from "../identity-cards/text";
import { OfficeTemplate } from "../parts/office-template";
import { signatureFor } from "../signature/signature";
import { signatureText } from "../signature/text";
import { readPrintingChoices } from "./choices";
import { readPaper } from "./papers";
import { Papers } from "./papers-view";
import { PrintingForm } from "./printing-form";
import { readPrintingForm } from "./schema";
import { printingText as text } from "./text";

type Query = NonNullable<AdminViewServerProps["searchParams"]>;

/** @returns the form's fields as a query string, without other parameters but those of `more` */
function addressOf(query: Query, more: Query = {}): string {
	const fields = Object.entries({ ...query, edit: undefined, signed: undefined, ...more }).filter(([, value]) => value);
	const pairs = fields.flatMap(([name, value]) => [value ?? ""].flat().map((one) => [name, one]));
	return `/admin/printing?${new URLSearchParams(pairs)}`;
}

/**
 * `/admin/printing`: the choice of a paper, or the papers that the address asks for, without header and navigation: what
 * is on the screen is what is printed. With `edit` the form shows that choice.
 */
export async function PrintingView(props: AdminViewServerProps) {
	const head = await headers();
	const query = props.searchParams ?? {};
	const account = await requireTaskPage(head, "printing", addressOf(query));
	const form = readPrintingForm(query);
	const isAsked = form.paper !== "";
	const read =
		isAsked && query.edit === undefined ? await readPaper(form, await addressByHost(head.get("host"))) : null;
	if (read && "paper" in read) {
		const isSigned = query.signed === "1";
		return (
			<Papers
				{...read}
				change={addressOf(query, { edit: "1" })}
				isSigned={isSigned}
				signature={await signatureFor(account)}
				toggle={addressOf(query, isSigned ? {} : { signed: "1" })}
			/>
		);
	}
	const choices = await readPrintingChoices();
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: text.title }]} />
			<Gutter>
				<h1>{text.title}</h1>
				<p>{text.explanation}</p>
				<p>
					<a href="/admin/printing/certificates">{certificatesText.title}</a>: {certificatesText.about}
				</p>
				<p>
					<a href="/admin/printing/identity-cards">{cardsText.title}</a>: {cardsText.about}
				</p>
				{mayDo(account, "signature") && (
					<p>
						<a href="/admin/printing/signature">{signatureText.title}</a>: {signatureText.about}
					</p>
				)}
				{choices.years.length === 0 ? (
					<p>{text.empty}</p>
				) : (
					<PrintingForm choices={choices} typed={form} errors={read?.errors ?? {}} />
				)}
			</Gutter>
		</OfficeTemplate>
	);
}
