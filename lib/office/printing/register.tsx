import { Button } from "@payloadcms/ui";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { yearOf } from "@/lib/contract/days";
import { getSettings } from "@/lib/school/settings";
import { certificatePaperText } from "../certificates/text-fields";
import { ChoiceField } from "../parts/choice-field";
import { Table } from "../parts/column-heads";
import { SubjectPage, type View } from "../parts/office-template";
import { PrintButton } from "../parts/print-button";
import { registerText as text } from "../parts/text-registers";
import { callPath } from "../paths";
import { PaperFrame } from "./paper-frame";
import { registerPage } from "./registers";
import { schoolOf } from "./school";
import { paperText, printingText } from "./text";

type Filter = { year: number; kind?: string | undefined };

/** What a kind of papers writes into its register. */
export type Register = {
	/** Its call "file" answers with the spreadsheet. */
	subject: "certificates" | "identity-cards";
	words: {
		title: string;
		/** The word for the kinds, and for all of them. */
		kind: string;
		allKinds: string;
		none: string;
		columns: readonly string[];
		count: (count: number) => string;
	};
	/** Names of the kinds. */
	kinds: Readonly<Record<string, string>>;
	path: string;
};

type Row = {
	id: number;
	state: string;
	/** The first is the number, the second heads the row. */
	cells: readonly string[];
	/** Where the paper is. */
	path?: string;
};

const fieldsOf = ({ year, kind }: Filter) => ({ year, ...(kind && { kind }) });
const addressOf = (path: string, filter: Filter, more: Record<string, number> = {}) =>
	`${path}?${new URLSearchParams(Object.entries({ ...fieldsOf(filter), ...more }).map(([name, value]) => [name, String(value)]))}`;

type PageProps = {
	register: Register;
	filter: Filter;
	/** A page of the rows, from 1, and how many there are. */
	rows: readonly Row[];
	page: number;
	count: number;
	/** Years with papers. */
	years: readonly number[];
	/** The views above this one, of which the last is where papers are made. */
	nav: readonly { label: string; url: string }[];
	view: View;
};

/** A page of a register: by kind and year, the newest first. */
export function RegisterPage({ register, filter, rows, page, count, years, nav, view }: PageProps) {
	const { words, kinds, path } = register;
	const desk = nav.at(-1);
	const all = [...new Set([yearOf(new Date()), filter.year, ...years])].sort((a, b) => b - a);
	return (
		<SubjectPage
			view={view}
			above={nav}
			aside={desk && <a href={desk.url}>{desk.label}</a>}
			className="certificates-view"
			title={words.title}
		>
			<form action={path} className="certificates-exam">
				<ChoiceField
					label={words.kind}
					name="kind"
					defaultValue={filter.kind ?? ""}
					empty={words.allKinds}
					options={Object.entries(kinds).map(([id, title]) => ({ id, title }))}
				/>
				<ChoiceField
					label={text.year}
					name="year"
					defaultValue={filter.year}
					options={all.map((one) => ({ id: one, title: toBengaliDigits(one) }))}
				/>
				<Button type="submit" margin={false} buttonStyle="secondary">
					{text.show}
				</Button>
			</form>
			{count === 0 ? (
				<p role="status" className="office-none">
					{words.none}
				</p>
			) : (
				<>
					<p className="certificates-acts">
						<span>{words.count(count)}</span>
						<a href={addressOf(path, filter, { print: 1 })}>{text.print}</a>
						<a href={callPath(register.subject, "file", fieldsOf(filter))} download>
							{text.file}
						</a>
					</p>
					<div className="table certificates-register">
						<RegisterTable columns={words.columns} rows={rows} />
					</div>
					<p className="certificates-acts">
						{page > 1 && <a href={addressOf(path, filter, { page: page - 1 })}>{text.newer}</a>}
						{page * registerPage < count && <a href={addressOf(path, filter, { page: page + 1 })}>{text.older}</a>}
					</p>
				</>
			)}
		</SubjectPage>
	);
}

type TableProps = { columns: readonly string[]; rows: readonly Row[]; className?: string };

const RegisterTable = ({ columns, rows, className }: TableProps) => (
	<Table className={className} columns={columns}>
		{rows.map(({ id, state, path, cells: [number, heading, ...cells] }) => (
			<tr key={id} data-state={state}>
				<td>{number}</td>
				<th scope="row">{path ? <a href={path}>{heading}</a> : heading}</th>
				{cells.map((cell, index) => (
					<td key={columns[index + 2]}>{cell}</td>
				))}
			</tr>
		))}
	</Table>
);

type PrintProps = Pick<PageProps, "register" | "filter" | "rows">;

/** All papers of the filter by kind and number, on as many sheets as they need: the bound register. */
export async function RegisterPrint({ register: { words, kinds, path }, filter, rows }: PrintProps) {
	const kind = filter.kind ? kinds[filter.kind] : words.allKinds;
	return (
		<main className="papers-desk" data-papers="">
			<div className="papers-tools">
				<h1>{words.title}</h1>
				<p>{printingText.printHint}</p>
				<div className="papers-acts">
					<PrintButton>{printingText.print}</PrintButton>
					<a href={addressOf(path, filter)}>{words.title}</a>
				</div>
			</div>
			<PaperFrame
				label={words.title}
				language="bn"
				lines={[`${kind} · ${text.year} ${toBengaliDigits(filter.year)}`, words.count(rows.length)]}
				school={schoolOf(await getSettings())}
				seal={certificatePaperText.bn.seal}
				signatures={[paperText.headTeacher]}
				title={words.title}
			>
				<RegisterTable className="papers-table" columns={words.columns} rows={rows.map(({ path: _, ...row }) => row)} />
			</PaperFrame>
		</main>
	);
}
