import { formatDate } from "@/lib/bengali/dates";
import { listNewest, type TemplateVersion } from "../certificates/templates";
import {
	type CertificateKind,
	type CertificateLanguage,
	certificateKinds,
	certificateLanguages,
} from "../certificates/text-kinds";
import { ListTable } from "../parts/column-heads";
import { certificateTemplatesText as text } from "./text";

const languages = Object.keys(certificateLanguages) as CertificateLanguage[];
const kinds = (Object.keys(certificateKinds) as CertificateKind[]).filter((kind) => kind !== "own");

type Line = { kind: CertificateKind; own: number; name: string };

/** Each paper with its text in both languages, and who has changed it last. */
export async function TemplateList({ path }: { path: string }) {
	const newest = await listNewest();
	const find = ({ kind, own }: Line, language: CertificateLanguage) =>
		newest.find((one) => one.kind === kind && one.own === own && one.language === language);
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
	`${path}?${new URLSearchParams({ kind, language, ...(own > 0 && { own: String(own) }), ...more })}`;

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
