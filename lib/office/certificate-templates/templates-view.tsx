import { notFound } from "next/navigation";
import type { ComponentProps } from "react";
import { formatDate } from "@/lib/bengali/dates";
import { writtenToday } from "@/lib/office/certificates/certificate-text";
import { getSettings } from "@/lib/school/settings";
import { writeSource } from "../certificates/source";
import { listNewest, listVersions, type TemplateKey, type TemplateVersion } from "../certificates/templates";
import { certificatesText } from "../certificates/text";
import {
	type CertificateKind,
	type CertificateLanguage,
	certificateKinds,
	certificateLanguages,
} from "../certificates/text-kinds";
import { certificateTemplate, ownPaperBeginning } from "../certificates/text-templates";
import { EnglishNotice } from "../certificates/view-parts";
import type { SignedIn } from "../guard";
import { ListTable } from "../parts/column-heads";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { withQuery } from "../paths";
import { schoolOn } from "../printing/school";
import { printingText } from "../printing/text";
import { templatesQuery } from "./calls";
import { readSample } from "./sample";
import { TemplateEditor } from "./template-editor";
import { certificateTemplatesText as text } from "./text";

const desk = "/admin/printing/certificates";
const path = "/admin/printing/certificates/templates";

/** `/admin/printing/certificates/templates`: what each certificate says; with a kind in the address its text to edit. */
export const TemplatesView = subjectPage("certificate-templates", async ({ view, staff: account, query }) => {
	const { kind, own, language, version, fresh } = templatesQuery.parse(query);
	const isEditing = kind !== undefined && (kind !== "own" || own > 0 || fresh !== undefined);
	const above = [
		{ label: printingText.title, url: "/admin/printing" },
		{ label: certificatesText.title, url: desk },
	];
	const page = { view, above, className: "certificates-view" };
	if (isEditing)
		return EditorPage({ account, page, path, target: { kind, own: kind === "own" ? own : 0, language }, version });
	return (
		<SubjectPage {...page} aside={<a href={desk}>{text.desk}</a>}>
			<p>{text.explanation}</p>
			<TemplateList path={path} />
		</SubjectPage>
	);
});

const languages = Object.keys(certificateLanguages) as CertificateLanguage[];
const kinds = (Object.keys(certificateKinds) as CertificateKind[]).filter((kind) => kind !== "own");

type Line = { kind: CertificateKind; own: number; name: string };

/** Each paper with its text in both languages, and who has changed it last. */
async function TemplateList({ path }: { path: string }) {
	const newest = await listNewest();
	const find = ({ kind, own }: Line, language: CertificateLanguage) =>
		newest.find((template) => template.kind === kind && template.own === own && template.language === language);
	const standard = kinds.map((kind): Line => ({ kind, own: 0, name: certificateKinds[kind].name }));
	const titles = new Map<number, string>();
	// The Bengali title goes before the English one.
	for (const language of [...languages].reverse())
		for (const { own, template, ...one } of newest)
			if (own > 0 && template && one.language === language) titles.set(own, template.title);
	const own = [...titles].map(([number, name]): Line => ({ kind: "own", own: number, name }));
	return (
		<>
			<Table find={find} lines={standard} path={path} />
			<h2>{text.own}</h2>
			<p>{text.ownAbout}</p>
			{own.length > 0 && <Table find={find} lines={own.sort((a, b) => a.own - b.own)} path={path} />}
			<p className="certificates-acts">
				{languages.map((language) => (
					<a key={language} href={addressOf(path, { kind: "own", own: 0, language }, { fresh: "1" })}>
						{text.newIn[language]}
					</a>
				))}
			</p>
		</>
	);
}

type Target = Pick<Line, "kind" | "own"> & { language: CertificateLanguage };

const addressOf = (path: string, { kind, own, language }: Target, more: Record<string, string> = {}) =>
	withQuery(path, { kind, language, own: own || undefined, ...more });

type TableProps = {
	lines: readonly Line[];
	find: (line: Line, language: CertificateLanguage) => TemplateVersion | undefined;
	path: string;
};

const Table = ({ lines, find, path }: TableProps) => (
	<ListTable
		columns={[text.columns.paper, ...Object.values(certificateLanguages)]}
		className="certificates-register certificate-templates"
	>
		{lines.map((line) => (
			<tr key={`${line.kind}-${line.own}`}>
				<th scope="row">{line.name}</th>
				{languages.map((language) => {
					const last = find(line, language);
					return (
						<td key={language}>
							<a aria-label={text.edit(line.name, language)} href={addressOf(path, { ...line, language })}>
								{last?.template
									? text.changed(last.by, formatDate(last.at))
									: line.own > 0
										? text.notWritten
										: text.original}
							</a>
						</td>
					);
				})}
			</tr>
		))}
	</ListTable>
);

type Props = {
	page: Omit<ComponentProps<typeof SubjectPage>, "children">;
	path: string;
	target: TemplateKey;
	/** An older text that is looked at. */
	version: number | undefined;
	account: SignedIn;
};

const nameOf = ({ by, at }: TemplateVersion) => text.versionOf(by, formatDate(at));

/** The text of one certificate in one language, to be edited, and its older texts. */
async function EditorPage({ page, path, target, version, account }: Props) {
	const { kind, own, language } = target;
	const isNew = kind === "own" && own === 0;
	const [versions, sample, settings] = await Promise.all([
		isNew ? [] : listVersions(target),
		readSample(target, account),
		getSettings(),
	]);
	const newest = versions[0];
	const old = version === undefined ? undefined : versions.find(({ id }) => id === version);
	if (version !== undefined && !old) notFound();
	const beginning = kind === "own" ? ownPaperBeginning(language) : certificateTemplate(kind, language);
	const shown = (old ?? newest)?.template ?? beginning;
	const name = kind === "own" ? (newest?.template?.title ?? text.fresh) : certificateKinds[kind].name;
	const address = (id: number) => withQuery(path, { kind, own, language, version: id });
	return (
		<SubjectPage {...page} heading={<h1>{text.heading(name, language)}</h1>} aside={<a href={path}>{text.all}</a>}>
			{old && old !== newest && (
				<p role="note" className="office-note">
					{text.old(nameOf(old))}
				</p>
			)}
			<EnglishNotice language={language} mayWrite settings={settings} unnamed={[]} />
			<TemplateEditor
				key={`${newest?.id}-${old?.id}`}
				date={writtenToday(language)}
				mayReset={!isNew && Boolean(newest?.template)}
				path={path}
				sample={sample}
				school={schoolOn(settings, language)}
				seen={newest?.id ?? 0}
				source={writeSource(shown, language)}
				target={target}
			/>
			{versions.length > 0 && (
				<>
					<h2>{text.versions}</h2>
					<ul className="office-plain office-stack certificate-versions">
						{versions.map((version) => (
							<li className="office-row" key={version.id}>
								<span>{nameOf(version)}</span>
								<span>{version.template ? version.template.title : own > 0 ? text.removedVersion : text.original}</span>
								{version === newest ? (
									<strong>{text.now}</strong>
								) : (
									<a aria-label={text.lookAt(nameOf(version))} href={address(version.id)}>
										{text.look}
									</a>
								)}
							</li>
						))}
					</ul>
				</>
			)}
		</SubjectPage>
	);
}
