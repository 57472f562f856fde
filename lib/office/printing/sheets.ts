/** @returns the items in groups of a sheet of paper */
export const inSheets = <T>(items: readonly T[], perSheet: number): T[][] =>
	Array.from({ length: Math.ceil(items.length / perSheet) }, (_, index) =>
		items.slice(index * perSheet, (index + 1) * perSheet),
	);
