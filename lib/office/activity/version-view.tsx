import { Gutter, SetDocumentStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { DocumentViewServerProps } from "payload";
import { formatMoment } from "@/lib/bengali/dates";
import { requireStaffPage } from "../guard";
import { TextPairs } from "../parts/pairs";
import { getChange, type RecordOfHistory, type Saved } from "./history";
import { RestoreVersion } from "./restore-version";
import { activityText } from "./text";

const texts = activityText.history;

const nameOf = ({ at, by, state }: Saved) => [formatMoment(at), by ?? texts.unknown, texts[state]].join(", ");

/** One version of a record or global: what it changed, in words, against the one before it or another that is chosen. */
export async function VersionView({ initPageResult, routeSegments = [], searchParams }: DocumentViewServerProps) {
	await requireStaffPage(await headers());
	const { collectionConfig, docID, globalConfig, req, permissions } = initPageResult;
	const slug = collectionConfig?.slug ?? globalConfig?.slug ?? "";
	const of: RecordOfHistory = collectionConfig ? { collection: slug, id: docID ?? 0 } : { global: slug };
	const id = routeSegments.at(-1) ?? "";
	const compared = searchParams?.from;
	const change = await getChange(req, of, id, typeof compared === "string" ? compared : undefined);
	if (!change) notFound();
	const { saved, before, others, differences } = change;
	const form = `/admin/${routeSegments.slice(0, -2).join("/")}`;
	const isTrashed = routeSegments[2] === "trash";
	const rights = collectionConfig ? permissions.collections?.[collectionConfig.slug] : permissions.globals?.[slug];
	const mayRestore = Boolean(rights?.update) && !isTrashed && saved.state !== "current";
	const at = formatMoment(saved.at);
	const restore = `/cms/${collectionConfig ? "" : "globals/"}${slug}/versions/${id}`;
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
				view={at}
			/>
			<main className="version">
				<Gutter>
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
				</Gutter>
			</main>
		</>
	);
}

const ChooseVersion = ({ chosen, others }: { chosen: Saved | null; others: Saved[] }) => (
	<form className="office-line version__choice">
		<label htmlFor="version-from">{texts.compare}</label>
		<select className="office-control" defaultValue={chosen?.id} id="version-from" name="from">
			{others.map((one) => (
				<option key={one.id} value={one.id}>
					{nameOf(one)}
				</option>
			))}
		</select>
		<button className="btn btn--style-secondary btn--size-medium btn--withoutPopup" type="submit">
			{texts.show}
		</button>
	</form>
);
