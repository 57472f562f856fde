import { notFound } from "next/navigation";
import type { ComponentProps } from "react";
import { formatDate } from "@/lib/bengali/dates";
import { writeSource } from "@/lib/contract/certificate-source";
import { writtenDay } from "@/lib/contract/certificate-text";
import { todayInDhaka } from "@/lib/contract/dates";
import { getSettings } from "@/lib/school/settings";
import { schoolOn } from "../certificates/school";
import { listVersions, type TemplateKey, type TemplateVersion } from "../certificates/templates";
import { certificateKinds } from "../certificates/text-kinds";
import { certificateTemplate, ownPaperBeginning } from "../certificates/text-templates";
import { EnglishNotice } from "../certificates/view-parts";
import type { SignedIn } from "../guard";
import { SubjectPage } from "../parts/office-template";
import { readSample } from "./sample";
import { TemplateEditor } from "./template-editor";
import { certificateTemplatesText as text } from "./text";

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
export async function EditorPage({ page, path, target, version, account }: Props) {
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
	const address = (id: number) =>
		`${path}?${new URLSearchParams({ kind, own: String(own), language, version: String(id) })}`;
	return (
		<SubjectPage {...page} heading={<h1>{text.heading(name, language)}</h1>} aside={<a href={path}>{text.all}</a>}>
			{old && old !== newest && (
				<p role="note" className="certificates-closes">
					{text.old(nameOf(old))}
				</p>
			)}
			<EnglishNotice language={language} mayWrite settings={settings} unnamed={[]} />
			<TemplateEditor
				key={`${newest?.id}-${old?.id}`}
				date={writtenDay(todayInDhaka().split("-").reverse().join("-"), language)}
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
					<ul className="certificate-versions">
						{versions.map((one) => (
							<li key={one.id}>
								<span>{nameOf(one)}</span>
								<span>{one.template ? one.template.title : own > 0 ? text.removedVersion : text.original}</span>
								{one === newest ? (
									<strong>{text.now}</strong>
								) : (
									<a aria-label={text.lookAt(nameOf(one))} href={address(one.id)}>
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
