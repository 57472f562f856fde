/** The uploaded files that records reference, as parts of a backup. */
import { mediaFileColumns } from "@/lib/files/media-sizes";

/** Columns that hold file names, and the folder of the files. */
const columns = [
	...mediaFileColumns.map((column) => ({ folder: "media", table: "media", column })),
	...["students", "applications"].map((table) => ({ folder: "students", table, column: "picture" })),
];

/** SQL for both databases; its one column is the name of the part. */
export const referencedParts = columns
	.map(
		({ folder, table, column }) =>
			`SELECT '${folder}/' || "${column}" AS part FROM "${table}" WHERE "${column}" IS NOT NULL`,
	)
	.join(" UNION ");
