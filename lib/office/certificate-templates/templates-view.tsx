import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { certificatesText } from "../certificates/text";
import { requireTaskPage } from "../guard";
import { OfficeTemplate } from "../parts/office-template";
import { printingText } from "../printing/text";
import { EditorPage } from "./editor-page";
import { templatesQuery } from "./schema";
import { TemplateList } from "./template-list";
import { certificateTemplatesText as text } from "./text";

const desk = "/admin/printing/certificates";
const path = "/admin/printing/certificates/templates";

/** `/admin/printing/certificates/templates`: what each certificate says; with a kind in the address its text to edit. */
export async function TemplatesView(props: AdminViewServerProps) {
	const account = await requireTaskPage(await headers(), "certificate-templates", path);
	const { kind, own, language, version, fresh } = templatesQuery.parse(props.searchParams ?? {});
	const isEditing = kind !== undefined && (kind !== "own" || own > 0 || fresh !== undefined);
	return (
		<OfficeTemplate {...props}>
			<SetStepNav
				nav={[
					{ label: printingText.title, url: "/admin/printing" },
					{ label: certificatesText.title, url: desk },
					{ label: text.title, url: path },
				]}
			/>
			<Gutter className="certificates-view">
				{isEditing ? (
					<EditorPage
						account={account}
						path={path}
						target={{ kind, own: kind === "own" ? own : 0, language }}
						version={version}
					/>
				) : (
					<>
						<div className="certificates-top">
							<h1>{text.title}</h1>
							<a href={desk}>{text.desk}</a>
						</div>
						<p>{text.explanation}</p>
						<TemplateList path={path} />
					</>
				)}
			</Gutter>
		</OfficeTemplate>
	);
}
