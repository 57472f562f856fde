import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { certificateTemplatesText as text } from "@/lib/bengali/office/certificate-templates";
import { certificatesText } from "@/lib/bengali/office/certificates";
import { printingText } from "@/lib/bengali/office/printing";
import { templatesQuery } from "@/lib/office/certificate-templates/schema";
import { requireTaskPage } from "@/lib/office/guard";
import { OfficeTemplate } from "../office-template";
import { EditorPage } from "./editor-page";
import { TemplateList } from "./template-list";

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
