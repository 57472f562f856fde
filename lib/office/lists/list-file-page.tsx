import { SubjectPage, subjectPage } from "../parts/office-template";
import { callPath } from "../paths";
import type { ListSubject } from "./added";
import { ListFile } from "./list-file";

type Page = {
	/** The list that the records are added to. */
	parent: { label: string; url: string };
	/** Where the added records are, by default there. */
	done?: string;
	text: { link: string; title: string; explain: string; template: string };
};

/**
 * A view that adds a list from a spreadsheet: what it does, the empty spreadsheet, and the file's field.
 * @param subject whose calls are used
 */
export const listFilePage = (subject: Exclude<ListSubject, "marks">, { parent, done = parent.url, text }: Page) =>
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
			<ListFile subject={subject} done={done} />
		</SubjectPage>
	));
