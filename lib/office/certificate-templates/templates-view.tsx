import { certificatesText } from "../certificates/text";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { printingText } from "../printing/text";
import { EditorPage } from "./editor-page";
import { templatesQuery } from "./schema";
import { TemplateList } from "./template-list";
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
