"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Table } from "@/components/layout/column-heads";
import { machineText, toBengaliDigits } from "@/lib/bengali/digits";
import { FailedCall } from "@/lib/browser/call";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { callOffice } from "../parts/call-office";
import { useSending } from "../parts/use-sending";
import type { PromotionAnswer } from "./calls";
import type { PromotionPlan, PromotionRow } from "./plan";
import { promotionText as text } from "./text";

/** The new place of a student as typed; the section is "" for a student who is not to be enrolled. */
type Place = { section: string; roll: string };

const placeOf = ({ proposal }: PromotionRow): Place =>
	proposal ? { section: String(proposal.section), roll: toBengaliDigits(proposal.roll) } : { section: "", roll: "" };

const numberOf = (roll: string) => Number.parseInt(machineText(roll), 10) || 0;

/** Rows in the document. The others come with the scripts: a class of hundreds would be shown late. */
const firstRows = 60;

/** The class by merit; each place can be changed, and nothing is written before the button is pressed. */
export function PromotionForm({ plan }: { plan: PromotionPlan }) {
	const { exam, next, year, hasYear, sections, rows, copiedSubjects, withoutSubjects } = plan;
	const router = useRouter();
	const [places, setPlaces] = useState(() => new Map(rows.map((row) => [row.student, placeOf(row)])));
	const [faults, setFaults] = useState<Record<string, string[]>>({});
	const [message, setMessage] = useState("");
	const [sending, send] = useSending();
	const warning = useRef<HTMLParagraphElement>(null);
	const isHydrated = useHydrated();
	const drawn = isHydrated ? rows : rows.slice(0, firstRows);
	const chosen = [...places].filter(([, { section }]) => section !== "");

	function change(student: number, place: Place) {
		setPlaces(new Map(places).set(student, place));
		const { [student]: _, ...others } = faults;
		setFaults(others);
	}

	/** @returns the roll after the highest one of the section, stored or in the other rows */
	function nextRoll(section: string): string {
		const stored = sections.find(({ id }) => String(id) === section)?.highestRoll ?? 0;
		const rolls = chosen.filter(([, place]) => place.section === section).map(([, { roll }]) => numberOf(roll));
		return toBengaliDigits(Math.max(stored, ...rolls) + 1);
	}

	const confirm = () =>
		send(async () => {
			setFaults({});
			setMessage("");
			try {
				const body = {
					exam: exam.id,
					class: plan.class.id,
					rows: chosen.map(([student, { section, roll }]) => ({ student, section: Number(section), roll })),
				};
				const { id } = await callOffice<PromotionAnswer>("promotion/confirm", body);
				router.push(`/admin/promotion?done=${id}`);
			} catch (error) {
				if (!(error instanceof FailedCall) || error.status !== 422) throw error;
				setFaults(error.errors);
				setMessage(error.errors.rows?.[0] ?? text.faulty(Object.keys(error.errors).length));
				warning.current?.focus();
			}
		});

	const count = (outcome: PromotionRow["outcome"]) => rows.filter((row) => row.outcome === outcome).length;
	const { position, student, outcome, section, roll } = text.columns;
	if (rows.length === 0)
		return (
			<p>
				{text.empty} <a href="/admin/promotion">{text.back}</a>
			</p>
		);
	return (
		<>
			<h2>{text.heading(plan.class.name, year)}</h2>
			<p>
				{exam.title} · {text.counts(count("passed"), count("failed"), count("none"))}
			</p>
			{!hasYear && <p>{text.newYear(year)}</p>}
			{copiedSubjects.map((copied) => (
				<p key={copied.class}>{text.copiedSubjects(copied.class, copied.year, year)}</p>
			))}
			{withoutSubjects.map((name) => (
				<p key={name}>{text.noSubjects(name, year)}</p>
			))}
			{next === null && <p>{text.lastClass}</p>}
			{next && !sections.some((section) => section.class === next.id) && (
				<p className="office-error">{text.noSections(next.name)}</p>
			)}
			<Table columns={[position, student, outcome, section, roll]} className="office-table promotion-rows">
				{drawn.map((row) => (
					<Row
						key={row.student}
						row={row}
						isHydrated={isHydrated}
						sections={sections}
						place={places.get(row.student) ?? placeOf(row)}
						fault={faults[row.student]?.[0]}
						change={(place) => change(row.student, place)}
						nextRoll={nextRoll}
					/>
				))}
			</Table>
			<div className="office-line office-foot promotion-acts">
				<p ref={warning} role="alert" tabIndex={-1} className="office-error">
					{message}
				</p>
				<Button disabled={sending || chosen.length === 0} margin={false} onClick={confirm}>
					{text.confirm(chosen.length, year)}
				</Button>
				<a href={`/admin/promotion?exam=${exam.id}`}>{text.back}</a>
			</div>
		</>
	);
}

type RowProps = {
	row: PromotionRow;
	isHydrated: boolean;
	sections: PromotionPlan["sections"];
	place: Place;
	fault: string | undefined;
	change: (place: Place) => void;
	nextRoll: (section: string) => string;
};

function Row({ row, isHydrated, sections, place, fault, change, nextRoll }: RowProps) {
	const { name, position, outcome, total, gpa, already } = row;
	const note = `fault-${row.student}`;
	const to = sections.find(({ id }) => String(id) === place.section)?.class;
	const unsettled = row.unsettled.find((entry) => entry.class === to);
	// Of hundreds of lists with all sections the page would be shown late; before hydration none of them can be opened.
	const options = isHydrated ? sections : sections.filter(({ id }) => String(id) === place.section);
	const described = { "aria-describedby": fault && note, "aria-invalid": fault !== undefined };
	return (
		<tr data-outcome={outcome}>
			<td>{position === null ? text.noPosition : toBengaliDigits(position)}</td>
			<th scope="row">
				{name}
				<small>{text.from(row.section, row.roll)}</small>
			</th>
			<td className="promotion-outcome">
				<strong>{text.outcomes[outcome]}</strong>
				{total !== null && <small>{text.marks(total, gpa)}</small>}
			</td>
			{already ? (
				<td colSpan={2}>{text.already(already.section, already.roll)}</td>
			) : (
				<>
					<td>
						<select
							className="office-control"
							aria-label={text.sectionOf(name)}
							{...described}
							value={place.section}
							onChange={({ target: { value } }) =>
								change({ section: value, roll: value === "" ? "" : nextRoll(value) })
							}
						>
							<option value="">{text.leave}</option>
							{options.map(({ id, title }) => (
								<option key={id} value={id}>
									{title}
								</option>
							))}
						</select>
						{unsettled && <small>{text.unsettled(unsettled.reasons)}</small>}
						{fault && (
							<p id={note} className="office-error">
								{fault}
							</p>
						)}
					</td>
					<td className="promotion-roll">
						<input
							className="office-control"
							aria-label={text.rollOf(name)}
							{...described}
							autoComplete="off"
							disabled={place.section === ""}
							inputMode="numeric"
							onChange={({ target }) => change({ ...place, roll: target.value })}
							type="text"
							value={place.roll}
						/>
					</td>
				</>
			)}
		</tr>
	);
}
