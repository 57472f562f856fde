import { notFound } from "next/navigation";
import { formatDate } from "@/lib/bengali/dates";
import { shortPath } from "@/lib/contract/paths";
import { addressByHost } from "@/lib/school/settings";
import { ChoiceField } from "../parts/act-field";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { orGone } from "../parts/or-gone";
import { bySection } from "../students/roster";
import { ReachedCounts } from "./counts";
import { MessageText } from "./message-text";
import { NumbersFile, type NumbersPlace } from "./numbers-file";
import { familiesOf, getTold, readTold, type Told } from "./reached";
import { circularsText as text } from "./text";

/** `/admin/circulars/:id/reach`: what families without internet are told of a notice with. */
export const ReachView = subjectPage("circulars", async ({ view, id, head }) => {
	const path = `/admin/circulars/${id}`;
	const notice = id ? await orGone(getTold(id)) : "gone";
	if (notice === "gone") notFound();
	const [pupils, site] = await Promise.all([readTold(notice), addressByHost(head.get("host"))]);
	const made = text.message.of(notice.name, formatDate(notice.at), `${site}${shortPath(notice.id)}`);
	return (
		<SubjectPage
			view={view}
			above={[{ label: text.title, url: "/admin/circulars" }]}
			className="office-targets circulars"
			title={text.reach.title}
		>
			<p>
				<strong>{notice.name}</strong> · {text.published(formatDate(notice.at))}
			</p>
			<p>{text.reach.explanation}</p>
			<ReachedCounts pupils={pupils} asks={notice.asks} />
			<section aria-labelledby="message">
				<h2 id="message">{text.message.title}</h2>
				<p>{text.message.hint}</p>
				<MessageText made={made} notice={notice.id} />
			</section>
			{pupils.length === 0 && <p>{text.nobody}</p>}
			{pupils.length > 0 && (
				<>
					<section aria-labelledby="numbers">
						<h2 id="numbers">{text.numbers.title}</h2>
						<p>{text.numbers.hint}</p>
						<NumbersFile notice={notice.id} places={placesOf(pupils)} />
					</section>
					<section aria-labelledby="strips">
						<h2 id="strips">{text.strips.title}</h2>
						<form action={`${path}/strips`} className="office-form students-batch">
							<ChoiceField label={text.strips.section} name="section" options={bySection(pupils, (pupil) => pupil)} />
							{notice.asks && (
								<label className="check-field">
									<input defaultChecked name="unread" type="checkbox" value="1" />
									<span>{text.strips.unread}</span>
								</label>
							)}
							<button className="btn btn--style-secondary btn--size-medium" type="submit">
								{text.strips.open}
							</button>
						</form>
					</section>
				</>
			)}
		</SubjectPage>
	);
});

function placeOf(pupils: readonly Told[], title: string, classId?: number): NumbersPlace {
	const { families, without } = familiesOf(pupils);
	return {
		...{ class: classId, title, families: families.length },
		without: bySection(without, (pupil) => pupil).flatMap((section) =>
			section.members.map(({ id, name, roll }) => ({ id, name, place: text.strips.place(section.title, roll) })),
		),
	};
}

/** All first, unless that is one class. */
function placesOf(pupils: readonly Told[]): NumbersPlace[] {
	const classes = [...new Map(pupils.map((pupil) => [pupil.class.id, pupil.class.name]))].map(([id, name]) =>
		placeOf(
			pupils.filter((pupil) => pupil.class.id === id),
			name,
			id,
		),
	);
	return classes.length > 1 ? [placeOf(pupils, text.numbers.everyone), ...classes] : classes;
}
