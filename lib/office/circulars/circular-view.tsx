import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { requireTaskPage } from "../guard";
import { ColumnHeads } from "../parts/column-heads";
import { OfficeTemplate } from "../parts/office-template";
import { orGone } from "../parts/or-gone";
import type { Pupil } from "../students/roster";
import { recordSchema } from "../students/schema";
import { CircularFacts } from "./circular-facts";
import { readUnread } from "./circulars";
import { circularsText as text } from "./text";

/** `/admin/circulars/:id`: who has not confirmed a notice, by section and roll. */
export async function CircularView(props: AdminViewServerProps) {
	const [, asked] = (props.params?.segments ?? []) as string[];
	const path = `/admin/circulars/${asked}`;
	await requireTaskPage(await headers(), "circulars", path);
	const params = recordSchema.safeParse({ id: asked });
	const found = params.success ? await orGone(readUnread(params.data.id)) : "gone";
	if (found === "gone") notFound();
	const { circular, unread } = found;
	const places = circular.asking.flatMap((of) => of.places);
	const count = unread.reduce((sum, { members }) => sum + members.length, 0);
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: text.title, url: "/admin/circulars" }, { label: text.cell }]} />
			<Gutter className="circulars">
				<h1>{circular.name}</h1>
				<CircularFacts circular={circular} />
				{count === 0 && circular.asked > 0 && <p>{text.allRead}</p>}
				{count > 0 && (
					<p className="circulars-acts">
						<strong>{text.unread(count)}</strong>
						<a href={`${path}/print`}>{text.printAll}</a>
					</p>
				)}
				{places.map(({ id, title, asked, read }) => (
					<section key={id} aria-labelledby={`section-${id}`}>
						<h2 id={`section-${id}`}>
							{title} <small>{text.count(read, asked)}</small>
						</h2>
						<Unread pupils={unread.find((one) => one.id === id)?.members ?? []} />
						{read < asked && places.length > 1 && (
							<p className="circulars-acts">
								<a href={`${path}/print?section=${id}`} aria-label={text.printOf(title)}>
									{text.printAll}
								</a>
							</p>
						)}
					</section>
				))}
			</Gutter>
		</OfficeTemplate>
	);
}

const { columns } = text;

function Unread({ pupils }: { pupils: readonly Pupil[] }) {
	if (pupils.length === 0) return <p>{text.sectionRead}</p>;
	return (
		<table className="circulars-table">
			<ColumnHeads columns={[columns.roll, columns.name, columns.mobile]} />
			<tbody>
				{pupils.map(({ id, mobile, name, roll }) => (
					<tr key={id}>
						<td>{toBengaliDigits(roll)}</td>
						<th scope="row">
							<a href={`/admin/collections/students/${id}`}>{name}</a>
						</th>
						<td>{mobile ? <a href={`tel:${mobile}`}>{toBengaliDigits(mobile)}</a> : text.noMobile}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
