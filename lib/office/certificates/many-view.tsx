import { Button } from "@payloadcms/ui";
import { notFound } from "next/navigation";
import { addressByHost, getSettings } from "@/lib/school/settings";
import { mayDo, type SignedIn } from "../guard";
import { ChoiceField, YearField } from "../parts/act-field";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { orGone, orRefusal } from "../parts/or-gone";
import { readPrintingChoices } from "../printing/choices";
import { crestOn } from "../printing/school";
import { printingText } from "../printing/text";
import { readSignature, type Signature } from "../signature/signature";
import { PrintCertificate } from "./certificate-acts";
import { CertificatePaper, markOf } from "./certificate-paper";
import { type ManyKey, readMany } from "./many";
import { ManyForm } from "./many-form";
import { certificatesPath as desk, readMade } from "./register";
import { manyQuery, mostAtOnce } from "./schema";
import { listOwn } from "./templates";
import { certificatesText } from "./text";
import { type CertificateKind, certificateKinds, certificateLanguages } from "./text-kinds";
import { EnglishNotice, ExamForm, readDesk } from "./view-parts";

const { many: text, title, register } = certificatesText;
const path = `${desk}/many`;

/** `/admin/printing/certificates/many`: the same paper for a section at once; with an operation the print of what it has made. */
export const ManyView = subjectPage("certificates", async ({ view, staff: account, query, head }) => {
	const { operation, paper, year, section, language, exam } = manyQuery.parse(query);
	if (operation)
		return (
			<MadePapers
				operation={operation}
				signed={query.signed === "1" ? await readSignature(account) : null}
				site={await addressByHost(head.get("host"))}
			/>
		);
	const [{ years, places }, own] = await Promise.all([readPrintingChoices(), listOwn()]);
	const inSections = places.filter(({ of }) => of === "section");
	const sections = [...new Map(inSections.map(({ id, name }) => [id, { id, title: name }])).values()];
	const papers = [
		...(Object.keys(certificateKinds) as CertificateKind[])
			.filter((kind) => kind !== "own")
			.map((kind) => ({ id: kind as string, title: certificateKinds[kind].name as string })),
		...own.map((paper) => ({ id: `own-${paper.own}`, title: paper.title })),
	];
	const chosen = paper && (paper.own > 0 ? `own-${paper.own}` : paper.kind);
	return (
		<SubjectPage
			view={view}
			above={[
				{ label: printingText.title, url: "/admin/printing" },
				{ label: title, url: desk },
			]}
			className="certificates-view"
			title={text.title}
			aside={<a href={desk}>{certificatesText.next}</a>}
		>
			<p>{text.explanation}</p>
			<form action={path} className="office-choices certificates-exam">
				<YearField name="year" defaultValue={year} years={years} />
				<ChoiceField label={text.section} name="section" defaultValue={section} options={sections} />
				<ChoiceField label={text.paper} name="paper" defaultValue={chosen ?? undefined} options={papers} />
				<ChoiceField
					label={text.language}
					name="language"
					defaultValue={language}
					options={Object.entries(certificateLanguages).map(([id, name]) => ({ id, title: name }))}
				/>
				<Button type="submit" margin={false} buttonStyle="secondary">
					{text.show}
				</Button>
			</form>
			{paper && year && section && <People account={account} target={{ ...paper, language, year, section, exam }} />}
		</SubjectPage>
	);
});

async function People({ account, target }: { account: SignedIn; target: ManyKey }) {
	const read = await orRefusal(readMany(target));
	if (typeof read === "string") return <p role="alert">{read}</p>;
	if (read.people.length === 0) return <p role="status">{text.nobody}</p>;
	const settings = await getSettings();
	const { kind, own, language, year, section, exam } = target;
	const { people, common, beginning, template, version } = read;
	return (
		<>
			{read.more && <p role="note">{text.more(mostAtOnce)}</p>}
			{kind === "result" && read.exams.length > 1 && (
				<ExamForm
					action={path}
					choice={{ paper: kind, language, year, section }}
					defaultValue={exam}
					empty={text.newest}
					name="exam"
					options={read.exams.map((exam) => ({ id: exam, title: exam }))}
				/>
			)}
			<EnglishNotice
				language={language}
				mayWrite={mayDo(account, "certificate-templates")}
				settings={settings}
				unnamed={read.unnamed}
			/>
			<ManyForm
				key={JSON.stringify(target)}
				{...{ people, common, beginning, template, version }}
				choice={{ kind, own, language }}
				{...(await readDesk(account, settings, language))}
			/>
		</>
	);
}

type MadeProps = { operation: number; signed: Signature | null; site: string };

/** All papers that an operation has made and that hold, one after the other. */
async function MadePapers({ operation, signed, site }: MadeProps) {
	const made = await orGone(readMade(operation, site));
	const [first] = made === "gone" ? [] : made;
	if (made === "gone" || !first) notFound();
	const crest = await crestOn(first.paper, await getSettings());
	return (
		<main className="papers-desk certificates-made" data-papers="">
			<div className="office-screen papers-tools">
				<h1>
					{first.paperName}: {text.made(made.length)}
				</h1>
				<p>{made.some(({ wasPrinted }) => wasPrinted) ? certificatesText.isCopy : text.printHint}</p>
				<div className="office-line papers-acts">
					<PrintCertificate id={operation} many />
					<a href={path}>{text.again}</a>
					<a href={`${desk}/register?year=${first.year}&kind=${first.kind}`}>{register.title}</a>
				</div>
			</div>
			{made.map(({ id, check, language, memo, paper, ...rest }) => (
				<CertificatePaper
					key={id}
					check={check}
					crest={crest}
					language={language}
					mark={markOf({ ...rest, language })}
					memo={memo}
					paper={paper}
					signed={signed}
				/>
			))}
		</main>
	);
}
