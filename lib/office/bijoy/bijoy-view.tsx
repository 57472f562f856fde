import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { requireTaskPage } from "../guard";
import { OfficeTemplate } from "../parts/office-template";
import { BijoyForm } from "./bijoy-form";
import { bijoyText as text } from "./text";

/** `/admin/bijoy`: converts text, in the browser alone. */
export async function BijoyView(props: AdminViewServerProps) {
	await requireTaskPage(await headers(), "bijoy");
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: text.title }]} />
			<Gutter className="bijoy">
				<h1>{text.title}</h1>
				<p>{text.intro}</p>
				<BijoyForm />
			</Gutter>
		</OfficeTemplate>
	);
}
