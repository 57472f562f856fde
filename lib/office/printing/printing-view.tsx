import type { AdminViewServerProps } from "payload";
import { addressByHost } from "@/lib/school/settings";
import { certificatesText } from "../certificates/text";
import { mayDo } from "../guard";
import { cardsText } from "../identity-cards/text";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { ProveFirst } from "../second-factor/proven-link";
import { askedProof } from "../second-factor/step-up";
import { readSigned } from "../signature/signature-choice";
import { signatureText } from "../signature/text";
import { noteReading } from "../warnings/reading";
import { readPrintingChoices } from "./choices";
import { readPaper } from "./papers";
import { Papers } from "./papers-view";
import { PrintingForm } from "./printing-form";
import { type PrintingForm as Choice, readPrintingForm } from "./schema";
import { wholeSchool } from "./shared";
import { printingText as text } from "./text";

type Query = NonNullable<AdminViewServerProps["searchParams"]>;

/** @returns the form's fields as a query string, without other parameters but those of `more` */
function addressOf(query: Query, more: Query = {}): string {
	const fields = Object.entries({ ...query, edit: undefined, signed: undefined, ...more }).filter(([, value]) => value);
	const pairs = fields.flatMap(([name, value]) => [value ?? ""].flat().map((text) => [name, text]));
	return `/admin/printing?${new URLSearchParams(pairs)}`;
}

const isWholeList = ({ paper, place }: Choice) => paper === "class-list" && place === wholeSchool;

/**
 * `/admin/printing`: the choice of a paper, or the papers that the address asks for, without header and navigation: what
 * is on the screen is what is printed. With `edit` the form shows that choice.
 */
export const PrintingView = subjectPage("printing", async ({ view, staff: account, query, head }) => {
	const form = readPrintingForm(query);
	const isAsked = form.paper !== "";
	const isShown = isAsked && query.edit === undefined;
	// As before its spreadsheet: the list of a class is daily work, that of the whole school is not.
	const mustProve = isShown && isWholeList(form) && (await askedProof(account, false)) !== null;
	const read = isShown && !mustProve ? await readPaper(form, await addressByHost(head.get("host"))) : null;
	if (read && "paper" in read) {
		if (read.paper.kind === "class-list" && read.paper.isWhole)
			await noteReading(account, read.paper.sections.flatMap(({ members }) => members).length);
		const signed = await readSigned(account, query.signed, (signed) => addressOf(query, { signed }));
		return <Papers {...read} {...signed} change={addressOf(query, { edit: "1" })} />;
	}
	const choices = await readPrintingChoices();
	return (
		<SubjectPage view={view}>
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
			{mustProve && <ProveFirst explanation={text.proveFirst} />}
			{choices.years.length === 0 ? (
				<p>{text.empty}</p>
			) : (
				<PrintingForm choices={choices} typed={form} errors={read?.errors ?? {}} now={Date.now()} />
			)}
		</SubjectPage>
	);
});
