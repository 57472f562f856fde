import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { requireTaskPage } from "../guard";
import { OfficeTemplate } from "../parts/office-template";
import { ClassSetupForm } from "./class-setup-form";
import { classSetupText as text } from "./text";
import { lowestOf, proposedYear, readSetupClasses } from "./view";

/** `/admin/class-setup`: classes, sections and subjects of a new school. */
export async function ClassSetupView(props: AdminViewServerProps) {
	await requireTaskPage(await headers(), "class-setup");
	const classes = await readSetupClasses();
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: text.title }]} />
			<Gutter className="class-setup">
				<h1>{text.title}</h1>
				<p>{text.explanation}</p>
				<ClassSetupForm classes={classes} first={lowestOf(classes)} year={proposedYear()} />
			</Gutter>
		</OfficeTemplate>
	);
}
