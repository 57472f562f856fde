import { Gutter, SetDocumentStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { DocumentViewServerProps } from "payload";
import type { ReactNode } from "react";
import { formatMoment } from "@/lib/bengali/dates";
import { requireStaffPage } from "../guard";
import { ListTable } from "../parts/column-heads";
import { TextPairs } from "../parts/pairs";
import { getChange, listVersions, type RecordOfHistory, type Saved } from "./history";
import { activityText } from "./text";
import { RestoreVersion } from "./undo-act";

const texts = activityText.history;

/** The record or global of a view, and the path of its form; a record that is not saved yet has no history. */
function recordOf({ initPageResult, routeSegments = [] }: DocumentViewServerProps) {
	const { collectionConfig, docID: id, globalConfig } = initPageResult;
	if (collectionConfig && !id) notFound();
	const slug = collectionConfig?.slug ?? globalConfig?.slug ?? "";
	const of: RecordOfHistory = collectionConfig ? { collection: slug, id: id ?? 0 } : { global: slug };
	const isTrashed = routeSegments[2] === "trash";
	const path = [slug, ...(isTrashed ? ["trash"] : []), ...(collectionConfig ? [id] : [])].join("/");
	return { slug, of, isTrashed, form: `/admin/${collectionConfig ? "collections" : "globals"}/${path}` };
}

type FrameProps = { props: DocumentViewServerProps; view: string; className: string; children: ReactNode };

/** Below the tabs of a record or global. */
function Frame({ props, view, className, children }: FrameProps) {
	const { collectionConfig, docID, globalConfig } = props.initPageResult;
	const { slug, isTrashed } = recordOf(props);
	const label = collectionConfig?.labels.plural ?? globalConfig?.label;
	return (
		<>
			<SetDocumentStepNav
				collectionSlug={collectionConfig?.slug}
				globalSlug={globalConfig?.slug}
				id={docID}
				isTrashed={isTrashed}
				pluralLabel={typeof label === "string" ? label : ""}
				useAsTitle={collectionConfig?.admin.useAsTitle ?? slug}
				view={view}
			/>
			<main className={className}>
				<Gutter>{children}</Gutter>
			</main>
		</>
	);
}

/** The versions of a record or global: when each was saved and by whom, with a link to the differences. */
export async function HistoryView(props: DocumentViewServerProps) {
	await requireStaffPage(await headers());
	const { of, form } = recordOf(props);
	const versions = await listVersions(props.initPageResult.req, of);
	return (
		<Frame className="versions" props={props} view={texts.title}>
			<p>{texts.explanation}</p>
			<ListTable columns={[texts.at, texts.by, texts.state]}>
				{versions.map(({ id, at, by, state }) => (
					<tr key={id}>
						<td>
							<a href={`${form}/versions/${id}`}>{formatMoment(at)}</a>
						</td>
						<td>{by ?? texts.unknown}</td>
						<td>{texts[state]}</td>
					</tr>
				))}
			</ListTable>
		</Frame>
	);
}

const nameOf = ({ at, by, state }: Saved) => [formatMoment(at), by ?? texts.unknown, texts[state]].join(", ");

/** One version of a record or global: what it changed, in words, against the one before it or another that is chosen. */
export async function VersionView(props: DocumentViewServerProps) {
	await requireStaffPage(await headers());
	const { collectionConfig, req, permissions } = props.initPageResult;
	const { slug, of, isTrashed, form } = recordOf(props);
	const id = props.routeSegments?.at(-1) ?? "";
	const compared = props.searchParams?.from;
	const change = await getChange(req, of, id, typeof compared === "string" ? compared : undefined);
	if (!change) notFound();
	const { saved, before, others, differences } = change;
	const rights = collectionConfig ? permissions.collections?.[collectionConfig.slug] : permissions.globals?.[slug];
	const mayRestore = Boolean(rights?.update) && !isTrashed && saved.state !== "current";
	const at = formatMoment(saved.at);
	const restore = `/cms/${collectionConfig ? "" : "globals/"}${slug}/versions/${id}`;
	return (
		<Frame className="version" props={props} view={at}>
			<h1>{nameOf(saved)}</h1>
			<p>
				<a href={`${form}/versions`}>{texts.back}</a>
			</p>
			{others.length > 0 && <ChooseVersion chosen={before} others={others} />}
			{differences.length === 0 && <p>{texts.same}</p>}
			<TextPairs
				pairs={differences.map(({ label: field, before: was, after }) => ({
					label: field,
					first: { name: before ? texts.before(formatMoment(before.at)) : texts.beforeFirst, text: was },
					second: { name: texts.now, text: after },
				}))}
			/>
			{mayRestore && (
				<div className="office-line version__acts">
					{saved.state !== "draft" && <RestoreVersion asDraft={false} at={at} form={form} path={restore} />}
					{saved.state !== "saved" && <RestoreVersion asDraft at={at} form={form} path={restore} />}
				</div>
			)}
		</Frame>
	);
}

const ChooseVersion = ({ chosen, others }: { chosen: Saved | null; others: Saved[] }) => (
	<form className="office-line version__choice">
		<label htmlFor="version-from">{texts.compare}</label>
		<select className="office-control" defaultValue={chosen?.id} id="version-from" name="from">
			{others.map((saved) => (
				<option key={saved.id} value={saved.id}>
					{nameOf(saved)}
				</option>
			))}
		</select>
		<button className="btn btn--style-secondary btn--size-medium btn--withoutPopup" type="submit">
			{texts.show}
		</button>
	</form>
);
