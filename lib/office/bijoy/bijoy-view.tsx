import { SubjectPage, subjectPage } from "../parts/office-template";
import { BijoyForm } from "./bijoy-form";
import { bijoyText as text } from "./text";

/** `/admin/bijoy`: converts text, in the browser alone. */
export const BijoyView = subjectPage("bijoy", async ({ view }) => {
	return (
		<SubjectPage view={view} className="bijoy">
			<p>{text.intro}</p>
			<BijoyForm />
		</SubjectPage>
	);
});
