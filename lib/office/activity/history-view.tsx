import { Gutter, SetDocumentStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { DocumentViewServerProps } from "payload";
import { formatMoment } from "@/lib/bengali/dates";
import { requireStaffPage } from "../guard";
import { ListTable } from "../parts/column-heads";
import { listVersions, type Saved } from "./history";
import { activityText } from "./text";

const texts = activityText.history;

/** The versions of a record or global: when each was saved and by whom, with a link to the differences. */
export async function HistoryView(props: DocumentViewServerProps) {
	await requireStaffPage(await headers());
	const { collectionConfig, docID: id, globalConfig, req } = props.initPageResult;
	const isTrashed = props.routeSegments?.[2] === "trash";
	const slug = collectionConfig?.slug ?? globalConfig?.slug ?? "";
	if (collectionConfig && !id) notFound();
	const versions = await listVersions(req, collectionConfig ? { collection: slug, id: id ?? 0 } : { global: slug });
	const base = collectionConfig
		? `/admin/collections/${slug}/${isTrashed ? "trash/" : ""}${id}/versions`
		: `/admin/globals/${slug}/versions`;
	const label = collectionConfig?.labels.plural ?? globalConfig?.label;
	return (
		<>
			<SetDocumentStepNav
				collectionSlug={collectionConfig?.slug}
				globalSlug={globalConfig?.slug}
				id={id}
				isTrashed={isTrashed}
				pluralLabel={typeof label === "string" ? label : ""}
				useAsTitle={collectionConfig?.admin.useAsTitle ?? slug}
				view={texts.title}
			/>
			<main className="versions">
				<Gutter>
					<p>{texts.explanation}</p>
					<VersionTable base={base} versions={versions} />
				</Gutter>
			</main>
		</>
	);
}

/** @param base path of the links */
function VersionTable({ base, versions }: { base: string; versions: Saved[] }) {
	return (
		<ListTable columns={[texts.at, texts.by, texts.state]}>
			{versions.map(({ id, at, by, state }) => (
				<tr key={id}>
					<td>
						<a href={`${base}/${id}`}>{formatMoment(at)}</a>
					</td>
					<td>{by ?? texts.unknown}</td>
					<td>{texts[state]}</td>
				</tr>
			))}
		</ListTable>
	);
}
