"use client";

import { useState } from "react";
import { printHash } from "@/lib/contract/paths";
import { CheckField } from "../parts/act-field";
import { callOffice } from "../parts/call-office";
import { ConfirmButton } from "../parts/dialogs";
import { useSending } from "../parts/use-sending";
import { signatureText } from "../signature/text";
import { FactField } from "./certificate-form";
import { CertificatePreview } from "./certificate-paper";
import { composeCertificate, type Facts } from "./certificate-text";
import type { ManyPapers, OneOfMany } from "./many";
import type { CertificateChoice, MadeAnswer } from "./schema";
import { certificatesText } from "./text";
import { type CertificateFact, certificateFields } from "./text-fields";
import type { FormDesk } from "./view-parts";

const { many: text } = certificatesText;

type Props = Pick<ManyPapers, "people" | "common" | "beginning" | "template" | "version"> &
	FormDesk & { choice: Pick<CertificateChoice, "kind" | "own" | "language"> };

const isReady = (person: OneOfMany): person is Ready => person.refused === null;

/** Who gets the paper: first those whose facts are not complete, each with the inputs of what is missing. */
export function ManyForm({ people, common, beginning, choice, template, version, ...desk }: Props) {
	const { request, school, signature, date } = desk;
	const ready = people.filter(isReady);
	const [shared, setShared] = useState<Facts>(beginning);
	const [typed, setTyped] = useState<Record<number, Facts>>({});
	const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
	const [keep, setKeep] = useState(true);
	const [isSigned, setSigned] = useState(false);
	const [sending, send] = useSending();

	const isCommon = (fact: CertificateFact) => common.some((field) => field.fact === fact);
	/** What the paper says, and what it still needs besides the facts of all. */
	const compose = ({ id, read }: Ready, facts: Facts | undefined = typed[id]) =>
		composeCertificate(template, { ...read.facts, ...onlyFree(shared, read.fixed), ...facts }, read.speaking);
	// In the order of the first look, so that no row moves while somebody writes in it.
	const lacks = new Map(
		ready.map((person) => [person.id, compose(person, {}).missing.filter((fact) => !isCommon(fact))] as const),
	);
	const papers = ready.map((person) => ({ person, composed: compose(person), asked: lacks.get(person.id) ?? [] }));
	const chosen = papers.filter(({ person }) => !left.has(person.id));
	const complete = chosen.filter(({ composed }) => composed.missing.length === 0);
	/** Of the facts of all, what nobody's paper can do without. */
	const open = common.filter(({ fact }) => chosen.some(({ composed }) => composed.missing.includes(fact)));
	const leftOut = chosen.filter(({ composed }) => composed.missing.some((fact) => !isCommon(fact)));
	const sample = complete[0] ?? chosen[0] ?? papers[0];
	const mayKeep = complete.some(({ person, asked }) => asked.some((fact) => fact in person.read.keepable));

	const take = (id: number, taken: boolean) =>
		setLeft((now) => new Set(taken ? [...now].filter((other) => other !== id) : [...now, id]));
	const write = (id: number, fact: CertificateFact, value: string) =>
		setTyped((now) => ({ ...now, [id]: { ...now[id], [fact]: value } }));

	const make = () =>
		send(async () => {
			const body = {
				...{ ...choice, version, request, keep: keep && mayKeep },
				papers: complete.map(({ person: { id, result } }) => ({
					student: id,
					facts: { ...shared, ...typed[id] },
					result,
				})),
			};
			const { id } = await callOffice<MadeAnswer>("certificates/make-many", body, 120_000);
			location.assign(`/admin/printing/certificates/many?operation=${id}${isSigned ? "&signed=1" : ""}${printHash}`);
		});

	const row = ({ person, asked, composed }: (typeof papers)[number]) => (
		<ManyPerson
			key={person.id}
			asked={asked}
			isTaken={!left.has(person.id)}
			missing={composed.missing}
			onTake={(taken) => take(person.id, taken)}
			onWrite={(fact, value) => write(person.id, fact, value)}
			person={person}
			typed={typed[person.id] ?? {}}
		/>
	);
	const lacking = papers.filter(({ asked }) => asked.length > 0);
	const whole = papers.filter(({ asked }) => asked.length === 0);
	const refused = people.filter((person) => person.refused !== null);

	return (
		<div className="certificates-desk certificates-many">
			<div className="office-snug certificates-facts">
				{common.length > 0 && <h2>{text.common}</h2>}
				{common.map(({ fact, optional }) => (
					<FactField
						key={fact}
						fact={fact}
						language={choice.language}
						onChange={(value) => setShared({ ...shared, [fact]: value })}
						optional={optional}
						value={shared[fact] ?? ""}
					/>
				))}
				{lacking.length > 0 && <h2>{text.lackingCount(lacking.length)}</h2>}
				<ul className="office-plain certificates-people">{lacking.map(row)}</ul>
				{refused.length > 0 && <h2>{text.refused}</h2>}
				<ul className="office-plain certificates-people">
					{refused.map(({ id, name, about, refused: why }) => (
						<li className="office-box office-stack" key={id}>
							<span className="office-line certificates-person">
								<strong>{name}</strong> <span>{about}</span>
							</span>
							<span>{why}</span>
						</li>
					))}
				</ul>
				{whole.length > 0 && <h2>{text.ready}</h2>}
				<p className="certificates-acts">
					<button className="office-button certificates-all" type="button" onClick={() => setLeft(new Set())}>
						{text.all}
					</button>
					<button
						className="office-button certificates-all"
						type="button"
						onClick={() => setLeft(new Set(ready.map(({ id }) => id)))}
					>
						{text.none}
					</button>
				</p>
				<ul className="office-plain certificates-people">{whole.map(row)}</ul>
				{mayKeep && <CheckField label={certificatesText.keep} checked={keep} onChange={setKeep} />}
				{signature && <CheckField label={signatureText.place} checked={isSigned} onChange={setSigned} />}
				{choice.kind === "transfer" && <p className="office-note">{text.closes}</p>}
				<div role="status">
					{open.length > 0 && <p>{text.open(open.map(({ fact }) => labelOf(fact)))}</p>}
					{leftOut.length > 0 && <p>{text.leftOut(leftOut.map(({ person }) => person.name))}</p>}
					{complete.length === 0 && <p>{text.nothing}</p>}
				</div>
				<ConfirmButton
					disabled={sending || complete.length === 0}
					onConfirm={make}
					words={{ ...text, label: text.make(complete.length), question: text.question(complete.length) }}
				/>
			</div>
			{sample && (
				<section aria-label={text.sample(sample.person.name)}>
					<p>{text.sample(sample.person.name)}</p>
					<CertificatePreview
						language={choice.language}
						mark={choice.language === "bn" ? certificatesText.draft : undefined}
						paper={{ text: sample.composed.text, table: sample.person.read.table, date, school }}
						signed={isSigned ? signature : null}
					/>
				</section>
			)}
		</div>
	);
}

/** What the records say is not typed over. */
const onlyFree = (facts: Facts, fixed: readonly CertificateFact[]): Facts =>
	Object.fromEntries(Object.entries(facts).filter(([fact]) => !fixed.includes(fact as CertificateFact)));

type Ready = Extract<OneOfMany, { refused: null }>;

type ManyPersonProps = {
	person: Ready;
	/** What the record lacks. */
	asked: readonly CertificateFact[];
	/** What is still missing. */
	missing: readonly CertificateFact[];
	typed: Facts;
	isTaken: boolean;
	onTake: (taken: boolean) => void;
	onWrite: (fact: CertificateFact, value: string) => void;
};

/** A student with a tick, and the inputs of what is missing. */
const ManyPerson = ({
	person: { name, about, read },
	asked,
	missing,
	typed,
	isTaken,
	onTake,
	onWrite,
}: ManyPersonProps) => (
	<li className="office-box office-stack">
		<label className="office-line certificates-person">
			<input
				type="checkbox"
				aria-label={text.take(name)}
				checked={isTaken}
				onChange={({ target }) => onTake(target.checked)}
			/>
			<strong>{name}</strong> <span>{about}</span>
			{isTaken && missing.length > 0 && <small>{text.lacking}</small>}
		</label>
		{isTaken && asked.length > 0 && (
			<fieldset className="certificates-lacking" aria-label={name}>
				{asked.map((fact) => (
					<FactField
						key={fact}
						fact={fact}
						language={read.speaking.language}
						onChange={(value) => onWrite(fact, value)}
						optional={false}
						value={typed[fact] ?? ""}
					/>
				))}
			</fieldset>
		)}
	</li>
);

/** @returns the label of a fact */
const labelOf = (fact: CertificateFact) => certificateFields[fact].label;
