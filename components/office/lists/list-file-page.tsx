import { Gutter, SetStepNav } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";
import { OfficeTemplate } from "../office-template";

type Props = {
	view: AdminViewServerProps;
	/** The list that the records are added to. */
	parent: { label: string; url: string };
	text: { link: string; title: string; explain: string; template: string };
	/** Path of the route handlers; `template` is below it. */
	base: string;
	/** A `ListFile`: its texts are functions, so it stands in a client component of its own. */
	children: ReactNode;
};

/** A page that adds a list from a spreadsheet: what it does, the empty spreadsheet, and the file's field. */
export const ListFilePage = ({ view, parent, text, base, children }: Props) => (
	<OfficeTemplate {...view}>
		<SetStepNav nav={[parent, { label: text.link }]} />
		<Gutter className="admissions-desk">
			<h1>{text.title}</h1>
			<p>{text.explain}</p>
			<p className="admissions-links">
				<a download href={`${base}/template`}>
					{text.template}
				</a>
			</p>
			{children}
		</Gutter>
	</OfficeTemplate>
);
