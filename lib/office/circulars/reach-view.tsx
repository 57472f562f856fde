import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { formatDate } from "@/lib/bengali/dates";
import { shortPath } from "@/lib/contract/paths";
import { addressByHost } from "@/lib/school/site-address";
import { requireTaskPage } from "../guard";
import { ChoiceField } from "../parts/choice-field";
import { OfficeTemplate } from "../parts/office-template";
import { orGone } from "../parts/or-gone";
import { bySection } from "../students/roster";
import { recordSchema } from "../students/schema";
import { MessageText } from "./message-text";
import { NumbersFile, type NumbersPlace } from "./numbers-file";
import { familiesOf, getTold, readTold, type Told } from "./reached";
import { ReachedCounts } from "./reached-counts";
import { circularsText as text } from "./text";

/** `/admin/circulars/:id/reach`: what families without internet are told of a notice with. */
export async function ReachView(props: AdminViewServerProps) {
	const head = await headers();
	const [, asked] = (props.params?.segments ?? []) as string[];
	const path = `/admin/circulars/${asked}`;
	await requireTaskPage(head, "circulars", `${path}/reach`);
	const params = recordSchema.safeParse({ id: asked });
	const notice = params.success ? await orGone(getTold(params.data.id)) : "gone";
	if (notice === "gone") notFound();
	const [pupils, site] = await Promise.all([readTold(notice), addressByHost(head.get("host"))]);
	const made = text.message.of(notice.name, formatDate(notice.at), `${site}${shortPath(notice.id)}`);
	const sections = bySection(pupils, (one) => one);
	const nav = notice.asks ? [{ label: text.cell, url: path }] : [];
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: text.title, url: "/admin/circulars" }, ...nav, { label: text.reach.title }]} />
			<Gutter className="circulars">
				<h1>{text.reach.title}</h1>
				<p>
					<strong>{notice.name}</strong> · {text.published(formatDate(notice.at))}
				</p>
				<p>{text.reach.explanation}</p>
				<ReachedCounts pupils={pupils} asks={notice.asks} />
				{notice.asks && (
					<p>
						<a className="circulars-link" href={path}>
							{text.reach.back}
						</a>
					</p>
				)}
				<section aria-labelledby="message">
					<h2 id="message">{text.message.title}</h2>
					<p>{text.message.hint}</p>
					<MessageText made={made} notice={notice.id} />
				</section>
				{pupils.length === 0 ? (
					<p>{text.reach.noPupils}</p>
				) : (
					<>
						<section aria-labelledby="numbers">
							<h2 id="numbers">{text.numbers.title}</h2>
							<p>{text.numbers.hint}</p>
							<NumbersFile notice={notice.id} places={placesOf(pupils)} />
						</section>
						<section aria-labelledby="strips">
							<h2 id="strips">{text.strips.title}</h2>
							<p>{text.strips.hint}</p>
							<form action={`${path}/strips`} className="circulars-form">
								<ChoiceField label={text.strips.section} name="section" options={sections} />
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
			</Gutter>
		</OfficeTemplate>
	);
}

function placeOf(of: NumbersPlace["of"], title: string, pupils: readonly Told[]): NumbersPlace {
	const { families, without } = familiesOf(pupils);
	const titles = new Map(bySection(pupils, (one) => one).map((section) => [section.id, section.title]));
	return {
		...{ of, title, families: families.length },
		without: without.map(({ id, name, roll, section }) => ({
			...{ id, name },
			place: `${titles.get(section.id)} · ${text.numbers.roll(roll)}`,
		})),
	};
}

/** All first, unless that is one class; then each class before its sections. */
function placesOf(pupils: readonly Told[]): NumbersPlace[] {
	const classes = [...new Map(pupils.map((one) => [one.class.id, one.class.name]))];
	const within = classes.flatMap(([id, name]) => {
		const own = pupils.filter((one) => one.class.id === id);
		const sections = bySection(own, (one) => one);
		return [
			placeOf({ class: id }, text.numbers.wholeClass(name), own),
			...sections.map((section) => placeOf({ section: section.id }, section.title, section.members)),
		];
	});
	return classes.length > 1 ? [placeOf({}, text.numbers.everyone, pupils), ...within] : within;
}
