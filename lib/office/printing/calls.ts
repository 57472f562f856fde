import "server-only";
import { fileCall, type OfficeCalls } from "../calls";
import { writeFileOf } from "../lists/files";
import { countRows } from "./class-counts";
import { fileOf, readClassList, readCounts } from "./lists";
import { sendRegister } from "./register-file";
import { countsFileSchema, listFileSchema } from "./schema";
import { cellOf } from "./section-lists";
import { paperText, printingText as text } from "./text";

export const calls: OfficeCalls<"printing"> = {
	list: fileCall({
		method: "GET",
		// As of `import`: the whole school is no place.
		stepUp: { unless: ["place"] },
		input: listFileSchema,
		run: async ({ input, who }) => {
			const { title, year, columns, blanks, sections } = await fileOf(readClassList(input));
			const pupils = sections.flatMap(({ members }) => members);
			const rows = pupils.map((pupil) => [
				...[pupil.class.name, pupil.section.name],
				...columns.map((column) => cellOf(pupil, column)),
				...blanks.map(() => ""),
			]);
			const headings = [paperText.class, paperText.section, ...columns.map((column) => paperText[column]), ...blanks];
			const name = text.fileName(`${text.papers["class-list"].name} ${title} ${paperText.year(year)}`);
			return sendRegister({ name, columns: headings, rows, sheet: text.papers["class-list"].name }, who);
		},
	}),
	counts: fileCall({
		method: "GET",
		input: countsFileSchema,
		run: async ({ input }) => {
			const read = await fileOf(readCounts(input));
			const { name } = text.papers["class-counts"];
			const bytes = await writeFileOf("xlsx", [{ name, rows: countRows(read) }]);
			return {
				bytes,
				name: text.fileName(`${name} ${read.title} ${paperText.year(read.year)}`),
				type: "xlsx",
				persons: 0,
			};
		},
	}),
};
