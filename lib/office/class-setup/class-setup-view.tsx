import { SubjectPage, subjectPage } from "../parts/office-template";
import { ClassSetupForm } from "./class-setup-form";
import { lowestOf, proposedYear, readSetupClasses } from "./operation";
import { classSetupText as text } from "./text";

/** `/admin/class-setup`: classes, sections and subjects of a new school. */
export const ClassSetupView = subjectPage("class-setup", async ({ view }) => {
	const classes = await readSetupClasses();
	return (
		<SubjectPage view={view} className="class-setup">
			<p>{text.explanation}</p>
			<ClassSetupForm classes={classes} first={lowestOf(classes)} year={proposedYear()} />
		</SubjectPage>
	);
});
