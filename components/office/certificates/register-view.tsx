import { Button, Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { certificatesText } from "@/lib/bengali/office/certificates";
import { certificatePaperText } from "@/lib/bengali/office/certificates-fields";
import { certificateKinds } from "@/lib/bengali/office/certificates-kinds";
import { paperText, printingText } from "@/lib/bengali/office/printing";
import { yearOf } from "@/lib/contract/days";
import { callPath } from "@/lib/contract/office-paths";
import {
	cellsOf,
	listRegister,
	type RegisterFilter,
	type RegisterRow,
	readRegister,
	readYears,
	registerPage,
} from "@/lib/office/certificates/register";
import { registerQuery } from "@/lib/office/certificates/schema";
import { requireTaskPage } from "@/lib/office/guard";
import { schoolOf } from "@/lib/office/printing/school";
import { getSettings } from "@/lib/school/settings";
import { ChoiceField } from "../choice-field";
import { ColumnHeads } from "../column-heads";
import { OfficeTemplate } from "../office-template";
import { PrintButton } from "../print-button";
import { PaperFrame } from "../printing/paper-frame";

const { register: text, title, printHint } = certificatesText;
const desk = "/admin/printing/certificates";
const path = "/admin/printing/certificates/register";

const fieldsOf = ({ year, kind }: RegisterFilter) => ({ year, ...(kind && { kind }) });
const addressOf = (filter: RegisterFilter, more: Record<string, number> = {}) =>
	`${path}?${new URLSearchParams(Object.entries({ ...fieldsOf(filter), ...more }).map(([name, value]) => [name, String(value)]))}`;

/** `/admin/printing/certificates/register`: every certificate by kind and year; with `print` as the bound register. */
export async function RegisterView(props: AdminViewServerProps) {
	await requireTaskPage(await headers(), "certificates", path);
	const asked = props.searchParams ?? {};
	const { year = yearOf(new Date()), kind, page, print } = registerQuery.parse(asked);
	const filter: RegisterFilter = { year, kind };
	if (print) return <PrintedRegister filter={filter} />;
	const [{ rows, count }, years] = await Promise.all([listRegister(filter, page), readYears()]);
	const all = [...new Set([yearOf(new Date()), year, ...years])].sort((a, b) => b - a);
	return (
		<OfficeTemplate {...props}>
			<SetStepNav
				nav={[
					{ label: printingText.title, url: "/admin/printing" },
					{ label: title, url: desk },
					{ label: text.title, url: path },
				]}
			/>
			<Gutter className="certificates-view">
				<div className="certificates-top">
					<h1>{text.title}</h1>
					<a href={desk}>{certificatesText.next}</a>
				</div>
				<form action={path} className="certificates-exam">
					<ChoiceField
						label={text.kind}
						name="kind"
						defaultValue={kind ?? ""}
						empty={text.allKinds}
						options={Object.entries(certificateKinds).map(([id, { name }]) => ({ id, title: name }))}
					/>
					<ChoiceField
						label={text.year}
						name="year"
						defaultValue={year}
						options={all.map((one) => ({ id: one, title: toBengaliDigits(one) }))}
					/>
					<Button type="submit" margin={false} buttonStyle="secondary">
						{text.show}
					</Button>
				</form>
				{count === 0 ? (
					<p role="status">{text.none}</p>
				) : (
					<>
						<p className="certificates-acts">
							<span>{text.count(count)}</span>
							<a href={addressOf(filter, { print: 1 })}>{text.print}</a>
							<a href={callPath("certificates", "file", fieldsOf(filter))} download>
								{text.file}
							</a>
						</p>
						<div className="table certificates-register">
							<RegisterTable rows={rows} linked />
						</div>
						<p className="certificates-acts">
							{page > 1 && <a href={addressOf(filter, { page: page - 1 })}>{text.newer}</a>}
							{page * registerPage < count && <a href={addressOf(filter, { page: page + 1 })}>{text.older}</a>}
						</p>
					</>
				)}
			</Gutter>
		</OfficeTemplate>
	);
}

const RegisterTable = ({ rows, linked = false }: { rows: readonly RegisterRow[]; linked?: boolean }) => (
	<table className={linked ? undefined : "papers-table"}>
		<ColumnHeads columns={text.columns} />
		<tbody>
			{rows.map((row) => {
				const [number, paper, ...cells] = cellsOf(row);
				return (
					<tr key={row.id} data-state={row.state}>
						<td>{number}</td>
						<th scope="row">{linked ? <a href={`/admin/printing/certificates/${row.id}`}>{paper}</a> : paper}</th>
						{cells.map((cell, index) => (
							<td key={text.columns[index + 2]}>{cell}</td>
						))}
					</tr>
				);
			})}
		</tbody>
	</table>
);

/** All papers of the filter by kind and number, on as many sheets as they need. */
async function PrintedRegister({ filter }: { filter: RegisterFilter }) {
	const [rows, settings] = await Promise.all([readRegister(filter), getSettings()]);
	const kind = filter.kind ? certificateKinds[filter.kind].name : text.allKinds;
	return (
		<main className="papers-desk" data-papers="">
			<div className="papers-tools">
				<h1>{text.title}</h1>
				<p>{printHint}</p>
				<div className="papers-acts">
					<PrintButton>{certificatesText.print}</PrintButton>
					<a href={addressOf(filter)}>{text.title}</a>
				</div>
			</div>
			<PaperFrame
				label={text.title}
				language="bn"
				lines={[`${kind} · ${text.year} ${toBengaliDigits(filter.year)}`, text.count(rows.length)]}
				school={schoolOf(settings)}
				seal={certificatePaperText.bn.seal}
				signatures={[paperText.headTeacher]}
				title={text.title}
			>
				<RegisterTable rows={rows} />
			</PaperFrame>
		</main>
	);
}
