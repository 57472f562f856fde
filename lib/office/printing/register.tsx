import { Button } from "@payloadcms/ui";
import { Table } from "@/components/layout/column-heads";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { yearOf } from "@/lib/contract/days";
import { getSettings } from "@/lib/school/settings";
import { certificatePaperText } from "../certificates/text-fields";
import { ChoiceField } from "../parts/act-field";
import { SubjectPage, subjectPage, type View } from "../parts/office-template";
import { PrintButton } from "../parts/print";
import { callPath, withQuery } from "../paths";
import { PaperFrame } from "./paper-frame";
import { type RegisterWords, type RegisterRow as Row, type registerOf, registerPage } from "./register-file";
import { schoolOf } from "./school";
import { paperText, printingText, registerText as text } from "./text";

type Filter = { year: number; kind?: string | undefined };

type Frame = {
	/** Its call "file" answers with the spreadsheet. */
	subject: "certificates" | "identity-cards";
	/** Where the papers are made; the register stands below it. */
	desk: { label: string; url: string };
	words: RegisterWords;
	/** Names of the kinds. */
	kinds: Readonly<Record<string, string>>;
};

type Register<Kind extends string, Shown> = Pick<Frame, "desk" | "subject"> & {
	register: ReturnType<typeof registerOf<Kind, { kind: Kind }, Shown>>;
};

/** The view of a register: every paper by kind and year; with `print` as the bound register. */
export const registerView = <Kind extends string, Shown>({ subject, desk, register }: Register<Kind, Shown>) =>
	subjectPage(subject, async ({ view, query }) => {
		const { address, kinds, rowOf, words } = register;
		const { year = yearOf(new Date()), kind, page, print } = address.parse(query);
		const filter = { year, kind };
		const frame = { subject, desk, kinds, words };
		if (print) return <RegisterPrint {...{ frame, filter }} rows={(await register.readRegister(filter)).map(rowOf)} />;
		const [{ rows, count }, years] = await Promise.all([register.listRegister(filter, page), register.readYears()]);
		return <RegisterPage {...{ frame, filter, page, count, years, view }} rows={rows.map(rowOf)} />;
	});

const addressOf = ({ desk }: Frame, filter: Filter, more: Record<string, number> = {}) =>
	withQuery(`${desk.url}/register`, { ...filter, ...more });

type PageProps = {
	frame: Frame;
	filter: Filter;
	/** A page of the rows, from 1, and how many there are. */
	rows: readonly Row[];
	page: number;
	count: number;
	/** Years with papers. */
	years: readonly number[];
	view: View;
};

/** A page of a register: by kind and year, the newest first. */
function RegisterPage({ frame, filter, rows, page, count, years, view }: PageProps) {
	const { words, kinds, desk } = frame;
	const all = [...new Set([yearOf(new Date()), filter.year, ...years])].sort((a, b) => b - a);
	return (
		<SubjectPage
			view={view}
			above={[{ label: printingText.title, url: "/admin/printing" }, desk]}
			aside={<a href={desk.url}>{desk.label}</a>}
			className="certificates-view"
			title={words.title}
		>
			<form action={`${desk.url}/register`} className="office-choices certificates-exam">
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
					options={all.map((choice) => ({ id: choice, title: toBengaliDigits(choice) }))}
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
						<a href={addressOf(frame, filter, { print: 1 })}>{text.print}</a>
						<a href={callPath(`${frame.subject}/file`, filter)} download>
							{text.file}
						</a>
					</p>
					<div className="table certificates-register">
						<RegisterTable columns={words.columns} rows={rows} />
					</div>
					<p className="certificates-acts">
						{page > 1 && <a href={addressOf(frame, filter, { page: page - 1 })}>{text.newer}</a>}
						{page * registerPage < count && <a href={addressOf(frame, filter, { page: page + 1 })}>{text.older}</a>}
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

type PrintProps = Pick<PageProps, "frame" | "filter" | "rows">;

/** All papers of the filter by kind and number, on as many sheets as they need: the bound register. */
async function RegisterPrint({ frame, filter, rows }: PrintProps) {
	const { words, kinds } = frame;
	const kind = filter.kind ? kinds[filter.kind] : words.allKinds;
	return (
		<main className="papers-desk" data-papers="">
			<div className="office-screen papers-tools">
				<h1>{words.title}</h1>
				<p>{printingText.printHint}</p>
				<div className="office-line papers-acts">
					<PrintButton>{printingText.print}</PrintButton>
					<a href={addressOf(frame, filter)}>{words.title}</a>
				</div>
			</div>
			<PaperFrame
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
