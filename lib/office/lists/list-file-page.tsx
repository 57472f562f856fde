import type { ReactNode } from "react";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { callPath } from "../paths";
import type { ListSubject } from "./added";

type Page = {
	/** The list that the records are added to. */
	parent: { label: string; url: string };
	text: { link: string; title: string; explain: string; template: string };
	/** `ListFile`, rendered by a client component, because its texts are functions, which cannot be passed from the server. */
	file: ReactNode;
};

/**
 * A view that adds a list from a spreadsheet: what it does, the empty spreadsheet, and the file's field.
 * @param subject whose call `template` is used
 */
export const listFilePage = (subject: Exclude<ListSubject, "marks">, { parent, text, file }: Page) =>
	subjectPage(subject, ({ view }) => (
		<SubjectPage
			view={view}
			above={[parent]}
			className="admissions-desk"
			heading={<h1>{text.title}</h1>}
			title={text.link}
		>
			<p>{text.explain}</p>
			<p className="office-line office-targets office-screen admissions-links">
				<a download href={callPath(`${subject}/template`)}>
					{text.template}
				</a>
			</p>
			{file}
		</SubjectPage>
	));
