import { Button } from "@payloadcms/ui";
import { idField } from "@/lib/contract/input";
import { studentStaffText } from "@/lib/office/words/students";
import { getClasses, getSections } from "@/lib/school/structure";
import { PastList } from "../operations/past-list";
import { ChoiceField } from "../parts/act-field";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { type PromotionFacts, pastPromotions } from "./operation";
import { type PromotionChoices, readPromotionChoices, readPromotionPlan } from "./plan";
import { PromotionForm } from "./promotion-form";
import { promotionText as text } from "./text";

/** `/admin/promotion`: a class by merit, with places proposed for the next year; and what was promoted before. */
export const PromotionView = subjectPage("promotion", async ({ view, query }) => {
	const asked = query;
	const [exam, of] = [idField.safeParse(asked.exam), idField.safeParse(asked.class)];
	const plan = exam.success && of.success ? await readPromotionPlan(exam.data, of.data) : null;
	return (
		<SubjectPage view={view} className="promotion-view">
			{plan?.isReleased ? (
				<PromotionForm key={`${plan.exam.id}/${plan.class.id}`} plan={plan} />
			) : (
				<Begin
					chosenExam={String(asked.exam ?? "")}
					done={String(asked.done ?? "")}
					error={plan ? text.errors.notReleased : asked.class !== undefined && text.errors.class}
				/>
			)}
		</SubjectPage>
	);
});

type BeginProps = { chosenExam: string; done: string; error: string | false };

/** The choice of exam and class, and what was promoted before. @param done id of the promotion that was just made, or "" */
async function Begin({ chosenExam, done: id, error }: BeginProps) {
	const [choices, past] = await Promise.all([readPromotionChoices(), pastPromotions()]);
	const done = past.find((operation) => String(operation.id) === id && operation.state === "applied");
	return (
		<>
			{done && (
				<p className="import-done" role="status">
					✓ {text.done(done.count, done.facts.year)}
				</p>
			)}
			{done && <Unsettled facts={done.facts} />}
			<Choice {...choices} chosenExam={chosenExam} error={error} />
			<PastList
				subject="promotion"
				past={past}
				text={text.past}
				counts={({ count, facts }) => text.past.count(count, facts.year)}
			/>
		</>
	);
}

/** Who has no group yet, or subjects that the new class does not have, with the way to settle it. */
async function Unsettled({ facts: { unsettled, yearId } }: { facts: PromotionFacts }) {
	if (!unsettled || unsettled.count === 0 || !yearId) return null;
	const [sections, classes] = await Promise.all([getSections(), getClasses()]);
	const classOf = new Map(classes.map(({ id, class_name }) => [id, class_name]));
	return (
		<>
			<p>{text.unsettledCount(unsettled.count)}</p>
			<ul>
				{sections
					.filter(({ id }) => unsettled.sections.includes(id))
					.map(({ id, section_name, class_id }) => (
						<li key={id}>
							<a href={`/admin/teaching/students?year=${yearId}&section=${id}`}>
								{text.settle(studentStaffText.titles.section(section_name, classOf.get(class_id) ?? ""))}
							</a>
						</li>
					))}
			</ul>
		</>
	);
}

type ChoiceProps = PromotionChoices & { chosenExam: string; error: string | false };

/** A form that needs no script. */
function Choice({ exams, classes, chosenExam, error }: ChoiceProps) {
	if (exams.length === 0) return <p>{text.none}</p>;
	return (
		<form action="/admin/promotion" className="office-form promotion-choice">
			<p>{text.explanation}</p>
			<ChoiceField label={text.exam} options={exams} name="exam" defaultValue={chosenExam || exams[0]?.id} />
			<ChoiceField
				label={text.class}
				errors={error ? [error] : undefined}
				empty
				options={classes.map(({ id, class_name }) => ({ id, title: class_name }))}
				name="class"
				defaultValue=""
				required
			/>
			<Button type="submit" margin={false}>
				{text.show}
			</Button>
		</form>
	);
}
