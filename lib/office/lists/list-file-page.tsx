import { Gutter, SetStepNav } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";
import { OfficeTemplate } from "../parts/office-template";
import { callPath } from "../paths";
import type { ListSubject } from "./schema";

type Props = {
	view: AdminViewServerProps;
	/** The list that the records are added to. */
	parent: { label: string; url: string };
	text: { link: string; title: string; explain: string; template: string };
	/** Whose call `template` is used. */
	subject: Exclude<ListSubject, "marks">;
	/** A client component that renders `ListFile`, whose texts are functions, which cannot be passed from the server. */
	children: ReactNode;
};

/** A page that adds a list from a spreadsheet: what it does, the empty spreadsheet, and the file's field. */
export const ListFilePage = ({ view, parent, text, subject, children }: Props) => (
	<OfficeTemplate {...view}>
		<SetStepNav nav={[parent, { label: text.link }]} />
		<Gutter className="admissions-desk">
			<h1>{text.title}</h1>
			<p>{text.explain}</p>
			<p className="admissions-links">
				<a download href={callPath(subject, "template")}>
					{text.template}
				</a>
			</p>
			{children}
		</Gutter>
	</OfficeTemplate>
);
