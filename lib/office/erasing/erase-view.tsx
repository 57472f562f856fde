import { notFound } from "next/navigation";
import { formatDate } from "@/lib/bengali/dates";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { EraseButton } from "./erase-button";
import { type Erasable, type ErasedKind, erasingSchema, findErasable, keptBackups } from "./erasing";
import { erasedParts, keptParts, erasingText as text } from "./text";

const formOf = (kind: ErasedKind, id: number) =>
	kind === "students" ? `/admin/collections/students/${id}` : `/admin/admissions/${id}`;

/** `/admin/erase/:kind/:id`: what goes and what stays, and the button. */
export const EraseView = subjectPage("erasing", async ({ view, segments }) => {
	const [, kindAsked, idAsked] = segments;
	const params = erasingSchema.safeParse({ kind: kindAsked, id: idAsked }).data;
	const person = params && (await findErasable(params.kind, params.id));
	if (!person) notFound();
	const { kind, id } = params;
	return (
		<SubjectPage view={view} className="erasing" title={text.title(person.name)}>
			<Consequences kind={kind} id={id} person={person} />
			<p>
				<a href={formOf(kind, id)}>{text.back}</a>
			</p>
		</SubjectPage>
	);
});

function Consequences({ kind, id, person }: { kind: ErasedKind; id: number; person: Erasable }) {
	const { name, erasedAt, whole, student } = person;
	if (erasedAt) return <p>{text.erasedOn(formatDate(erasedAt))}</p>;
	if (student !== null)
		return (
			<p>
				{text.admitted} <a href={formOf("students", student)}>{text.toStudent}</a>
			</p>
		);
	return (
		<>
			<p className="office-note office-note--bad erasing-warning">{text.warning}</p>
			{whole ? (
				<p>{kind === "students" ? text.wholeStudent : text.wholeApplication}</p>
			) : (
				<div className="erasing-lists">
					<Parts title={text.goes} parts={erasedParts} />
					<div>
						<Parts title={text.stays} parts={keptParts} />
						<p>{text.staysWhy}</p>
					</div>
				</div>
			)}
			<p>{text.backups(keptBackups)}</p>
			{!whole && <p>{text.sheets}</p>}
			<p>{text.elsewhere}</p>
			<EraseButton kind={kind} id={id} name={name} />
		</>
	);
}

function Parts({ title, parts }: { title: string; parts: Record<string, string> }) {
	return (
		<section>
			<h2>{title}</h2>
			<ul>
				{Object.entries(parts).map(([part, words]) => (
					<li key={part}>{words}</li>
				))}
			</ul>
		</section>
	);
}
