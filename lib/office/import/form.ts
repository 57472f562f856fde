/** The spreadsheet of students. */

import type { ListForm } from "../lists/form";
import { maxRows } from "../lists/limits";
import { headingSynonyms, type ImportColumn, importFileText, importHeadings, mobileHeadings } from "../lists/text";
import { personEntries } from "../values/person-fields";

export const studentForm: ListForm<ImportColumn> = {
	sheet: importFileText.sheet,
	columns: Object.keys(importHeadings) as ImportColumn[],
	headings: importHeadings,
	synonyms: headingSynonyms,
	repeated: { headings: mobileHeadings, columns: ["fatherMobile", "motherMobile"] },
	dates: personEntries.flatMap(([name, { kind }]) =>
		kind === "date" && name in importHeadings ? [name as ImportColumn] : [],
	),
	fewestHeadings: 3,
	mostRows: maxRows,
	emptyRows: 5000,
};
