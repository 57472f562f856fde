/** Cells of lists that show the public state of a record: the row itself holds its newest version, which may be a draft. */
import "server-only";
import type { CollectionSlug, DefaultServerCellComponentProps } from "payload";
import { cache } from "react";
import type { Dated } from "@/lib/office/parts/record-state";
import { records } from "@/lib/school/query";
import { RecordState } from "../parts/record-state";
import { RowActs } from "./restore-cell";

type Row = Dated & { id?: unknown; _displayStatus?: unknown };

const readPublic = cache(async (collection: CollectionSlug, id: number): Promise<Dated> => {
	const payload = await records();
	const record = (await payload.findByID({ collection, id, depth: 0, disableErrors: true })) as Dated | null;
	return record?._status === "published" ? { ...record, _status: "changed" } : { _status: "draft" };
});

/**
 * @param row of a list, which the account may read. Payload says `changed` for a draft that has ever been published, also
 * when it was taken down.
 * @returns status and dates that hold for the public
 */
const publicVersion = async (collection: string, row: Row): Promise<Dated> =>
	row._displayStatus === "changed" ? readPublic(collection as CollectionSlug, Number(row.id)) : row;

/** Cell of the column with the state. Payload also asks for the cells of a form's fields, which have no row. */
export const StateCell = async ({ collectionSlug, rowData }: DefaultServerCellComponentProps) =>
	rowData && <RecordState record={await publicVersion(collectionSlug, rowData)} />;

/** Cell of the column with what can be done. */
export const RestoreCell = async ({ collectionSlug, rowData, viewType }: DefaultServerCellComponentProps) =>
	rowData && (
		<RowActs
			collectionSlug={collectionSlug}
			record={await publicVersion(collectionSlug, rowData)}
			rowData={rowData}
			viewType={viewType}
		/>
	);
