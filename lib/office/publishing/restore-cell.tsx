"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import type { DefaultCellComponentProps } from "payload";
import { type Dated, stateOf } from "@/lib/office/parts/record-state";
import { CircularCell } from "../circulars/circular-links";
import { callCms } from "../parts/call-office";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import { siteLinkText, trashText as texts } from "./text";

type RowActsProps = Pick<DefaultCellComponentProps, "collectionSlug" | "rowData" | "viewType"> & { record: Dated };

/** The column has nothing in the form. */
export const NoField = () => null;

/** In a list of pages: a link to the page, or to its preview as long as nobody can see it. */
function PageLink({ collectionSlug, record, rowData }: Pick<RowActsProps, "collectionSlug" | "record" | "rowData">) {
	const isPublic = stateOf(record).kind === "public";
	const { id } = rowData;
	return (
		<a
			className="row-act"
			href={
				isPublic
					? callPath("publishing/site-page", { collection: collectionSlug, id })
					: `/preview/${collectionSlug}/${id}`
			}
			rel="noopener"
			target="_blank"
		>
			{isPublic ? siteLinkText.open : siteLinkText.preview}
		</a>
	);
}

/** In the trash: a button that restores the record as it was, published or draft. */
export function RowActs({ collectionSlug, record, rowData, viewType }: RowActsProps) {
	const router = useRouter();
	const [sending, send] = useSending();
	if (viewType !== "trash")
		return (
			rowData._status && (
				<>
					<PageLink collectionSlug={collectionSlug} record={record} rowData={rowData} />{" "}
					{rowData.circular && <CircularCell notice={rowData.id} />}
				</>
			)
		);

	const restore = () =>
		send(async () => {
			const path = `/cms/${collectionSlug}/${rowData.id}?trash=true&depth=0`;
			const headers = { "Content-Type": "application/json" };
			const request = { method: "PATCH", headers, body: JSON.stringify({ deletedAt: null }) };
			const answer = await callCms<{ doc?: { name?: string } }>(path, request, texts.failed);
			toast.success(texts.restored(answer.doc?.name ?? ""));
			router.refresh();
		});

	return (
		<Button
			buttonStyle="secondary"
			className="trash-restore"
			disabled={sending}
			margin={false}
			onClick={restore}
			size="small"
		>
			{sending ? texts.restoring : texts.restore}
		</Button>
	);
}
