import { Button, Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { promotionText as text } from "@/lib/bengali/office/promotion";
import { idField } from "@/lib/contract/input";
import { requireTaskPage } from "@/lib/office/guard";
import { pastPromotions } from "@/lib/office/promotion/operation";
import { type PromotionChoices, readPromotionChoices, readPromotionPlan } from "@/lib/office/promotion/plan";
import { ChoiceField } from "../choice-field";
import { OfficeTemplate } from "../office-template";
import { PromotionForm } from "./promotion-form";
import { PromotionPast } from "./promotion-past";

/** `/admin/promotion`: a class by merit, with places proposed for the next year; and what was promoted before. */
export async function PromotionView(props: AdminViewServerProps) {
	await requireTaskPage(await headers(), "promotion");
	const asked = props.searchParams ?? {};
	const [exam, of] = [idField.safeParse(asked.exam), idField.safeParse(asked.class)];
	const [choices, past] = await Promise.all([readPromotionChoices(), pastPromotions()]);
	const done = past.find(({ id, state }) => String(id) === asked.done && state === "applied");
	const plan = exam.success && of.success ? await readPromotionPlan(exam.data, of.data) : null;
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: text.title, url: "/admin/promotion" }]} />
			<Gutter className="promotion-view">
				<h1>{text.title}</h1>
				{done && (
					<p className="import-done" role="status">
						✓ {text.done(done.count, done.facts.year)}
					</p>
				)}
				{plan?.isReleased ? (
					<PromotionForm key={`${plan.exam.id}/${plan.class.id}`} plan={plan} />
				) : (
					<Choice
						{...choices}
						chosenExam={String(asked.exam ?? "")}
						error={plan ? text.errors.notReleased : asked.class !== undefined && text.errors.class}
					/>
				)}
				{!plan?.isReleased && <PromotionPast past={past} />}
			</Gutter>
		</OfficeTemplate>
	);
}

type ChoiceProps = PromotionChoices & { chosenExam: string; error: string | false };

/** A form that needs no script. */
function Choice({ exams, classes, chosenExam, error }: ChoiceProps) {
	if (exams.length === 0) return <p>{text.none}</p>;
	return (
		<form action="/admin/promotion" className="promotion-choice">
			<p>{text.explanation}</p>
			<ChoiceField label={text.exam} options={exams} name="exam" defaultValue={chosenExam || exams[0]?.id} />
			<ChoiceField
				label={text.class}
				errors={error ? [error] : undefined}
				empty={text.choose}
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
