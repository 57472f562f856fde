/** Cells of lists that show the public state of a record: the row itself holds its newest version, which may be a draft. */
import "server-only";
import type { DefaultServerCellComponentProps } from "payload";
import { publicVersion } from "./public-version";
import { RecordState } from "./record-state";
import { RowActs } from "./restore-cell";

/** Cell of the column with the state. */
export const StateCell = async ({ collectionSlug, rowData }: DefaultServerCellComponentProps) => (
	<RecordState record={await publicVersion(collectionSlug, rowData)} />
);

/** Cell of the column with what can be done. */
export const RestoreCell = async ({ collectionSlug, rowData, viewType }: DefaultServerCellComponentProps) => (
	<RowActs
		collectionSlug={collectionSlug}
		record={await publicVersion(collectionSlug, rowData)}
		rowData={rowData}
		viewType={viewType}
	/>
);
