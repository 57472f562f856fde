import { redirect } from "next/navigation";
import { idField } from "@/lib/contract/input";
import { getSettings } from "@/lib/school/settings";
import { mayDo, type SignedIn } from "../guard";
import { FindStudent } from "../parts/find-student";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { orRefusal } from "../parts/or-gone";
import { withQuery } from "../paths";
import { registerView } from "../printing/register";
import { printingText } from "../printing/text";
import { findStudentText } from "../students/text";
import { CertificateForm } from "./certificate-form";
import { readCertificateFacts } from "./facts";
import { type FoundStudent, findStudents, readFound } from "./find";
import { certificateRegister, certificatesPath as path } from "./register";
import { type CertificateChoice, choiceSchema } from "./schema";
import { listOwn, type OwnPaper, readTemplate } from "./templates";
import { certificatesText as text } from "./text";
import { type CertificateKind, type CertificateLanguage, certificateKinds, certificateLanguages } from "./text-kinds";
import { EnglishNotice, ExamForm, readDesk } from "./view-parts";

const kinds = Object.keys(certificateKinds) as CertificateKind[];
const languages = Object.entries(certificateLanguages) as [CertificateLanguage, string][];

/** `/admin/printing/certificates`: find the student, choose the paper, look, print. */
export const CertificatesView = subjectPage(
	"certificates",
	async ({ view, staff: account, query: { q, ...asked } }) => {
		const typed = [q ?? ""].flat()[0] ?? "";
		const choice = choiceSchema.safeParse(asked);
		const student = idField.safeParse(asked.student);
		const found = typed === "" ? null : await findStudents(typed, account);
		if (found?.length === 1) redirect(`${path}?student=${found[0]?.id}`);
		return (
			<SubjectPage
				view={view}
				above={[{ label: printingText.title, url: "/admin/printing" }]}
				className="certificates-view"
				heading={choice.success ? <h1>{text.preview(await nameOf(choice.data))}</h1> : undefined}
				aside={
					<p className="certificates-acts">
						{!choice.success && <a href={`${path}/many`}>{text.manyLink}</a>}
						<a href={`${path}/register`}>{text.registerLink}</a>
						{!choice.success && mayDo(account, "certificate-templates") && (
							<a href={`${path}/templates`}>{text.templatesLink}</a>
						)}
					</p>
				}
			>
				{choice.success ? (
					<Preview account={account} choice={choice.data} />
				) : student.success ? (
					<Papers found={await readFound(student.data)} own={await listOwn()} />
				) : (
					<>
						<p>{text.explanation}</p>
						<FindStudent
							action={path}
							found={found}
							hint={text.findHint}
							isFirst
							pathOf={(id) => `${path}?student=${id}`}
							typed={typed}
						/>
					</>
				)}
			</SubjectPage>
		);
	},
);

type CardProps = { student: number; kind: CertificateKind; paper: OwnPaper; about: string };

const Card = ({ student, kind, paper: { own, title, languages: written }, about }: CardProps) => (
	<li className="office-card">
		<strong>{title}</strong>
		<span>{about}</span>
		<span className="certificates-languages">
			{languages
				.filter(([language]) => written.includes(language))
				.map(([language, name]) => (
					<a
						key={language}
						aria-label={text.inLanguage(title, name)}
						href={withQuery(path, { student, kind, language, own: own || undefined })}
					>
						{name}
					</a>
				))}
		</span>
	</li>
);

/** The kinds, each in its languages, and the papers of the school's own. */
function Papers({ found, own }: { found: FoundStudent | null; own: readonly OwnPaper[] }) {
	if (!found)
		return (
			<p role="status">
				{findStudentText.nobody} <a href={path}>{text.other}</a>
			</p>
		);
	return (
		<>
			<h2>{text.choose(found.name)}</h2>
			<p>
				{found.about} · <a href={path}>{text.other}</a>
			</p>
			<ul className="office-plain office-tiles certificates-kinds">
				{kinds.map((kind) => (
					<Card
						key={kind}
						about={certificateKinds[kind].about}
						kind={kind}
						paper={{ own: 0, title: certificateKinds[kind].name, languages: languages.map(([language]) => language) }}
						student={found.id}
					/>
				))}
				{own.map((paper) => (
					<Card key={paper.own} about={text.ownPaper} kind="own" paper={paper} student={found.id} />
				))}
			</ul>
		</>
	);
}

/** @returns the kind, or the title of a paper of the school's own */
async function nameOf({ kind, own }: CertificateChoice): Promise<string> {
	const papers = own > 0 ? await listOwn() : [];
	return papers.find((paper) => paper.own === own)?.title ?? certificateKinds[kind].name;
}

type PreviewProps = { account: SignedIn; choice: CertificateChoice };

async function Preview({ account, choice }: PreviewProps) {
	const back = `${path}?student=${choice.student}`;
	const found = await orRefusal(Promise.all([readCertificateFacts(choice), readTemplate(choice)]));
	const isEmpty = typeof found !== "string" && choice.kind === "result" && found[0].results.length === 0;
	if (typeof found === "string" || isEmpty)
		return (
			<p role="alert">
				{typeof found === "string" ? found : text.noResult} <a href={back}>{text.otherPaper}</a>
			</p>
		);
	const [read, current] = found;
	const settings = await getSettings();
	const { kind, language, student } = choice;
	const result = kind === "result" ? read.result?.id : undefined;
	return (
		<>
			<p>
				<strong>{read.student.name}</strong> · <a href={back}>{text.otherPaper}</a> · <a href={path}>{text.other}</a>
			</p>
			{kind === "result" && read.results.length > 1 && (
				<ExamForm
					action={path}
					choice={{ student, kind, language }}
					defaultValue={result}
					name="result"
					options={read.results}
				/>
			)}
			<EnglishNotice
				language={language}
				mayWrite={mayDo(account, "certificate-templates")}
				settings={settings}
				unnamed={read.unnamed}
			/>
			<CertificateForm
				choice={{ ...choice, result }}
				read={{
					...{ facts: read.facts, fixed: read.fixed, keepable: read.keepable },
					...{ speaking: read.speaking, table: read.table },
				}}
				{...current}
				{...(await readDesk(account, settings, language))}
			/>
		</>
	);
}

/** `/admin/printing/certificates/register` */
export const RegisterView = registerView({
	subject: "certificates",
	desk: { label: text.title, url: path },
	register: certificateRegister,
});
