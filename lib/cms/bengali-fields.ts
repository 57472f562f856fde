/**
 * Replaces Payload's components for numbers, dates, checkboxes and array rows by ours in Bengali; a field's own component is kept.
 */
import type { CollectionConfig, Field, GlobalConfig } from "payload";
import { aboveForm, aboveGlobalForm } from "./above-form";

const cells = "/lib/office/parts/cells";

function inBengali(field: Field): Field {
	if ("tabs" in field) return field;
	const inside = "fields" in field ? { ...field, fields: field.fields.map(inBengali) } : field;
	const add = (components: object) =>
		({
			...inside,
			admin: {
				...inside.admin,
				components: { ...components, ...(inside.admin as { components?: object })?.components },
			},
		}) as Field;
	if (inside.type === "number")
		return add({ Field: "/lib/office/parts/number-input#NumberInput", Cell: `${cells}#NumberCell` });
	if (inside.type === "date") {
		const dated = add({ Field: "/lib/office/parts/date-field#DateField", Cell: `${cells}#DateCell` });
		// The filter of lists has a picker of its own; withDateFilter is in its place.
		return { ...dated, admin: { ...dated.admin, disableListFilter: true } } as Field;
	}
	if (inside.type === "checkbox") return add({ Field: "/lib/office/parts/checkbox-field#CheckboxField" });
	if (inside.type === "array") return add({ RowLabel: "/lib/office/parts/row-label#RowLabel" });
	return inside;
}

/** Adds the components to the fields of a collection or global, and hides the link to its REST API. */
export const withBengaliFields = <T extends CollectionConfig | GlobalConfig>(config: T): T => ({
	...config,
	admin: { ...config.admin, hideAPIURL: true },
	fields: config.fields.map(inBengali),
});

/** The fields that Payload adds to a collection if they are missing, as it does, but for the cell. */
const timesOf = ({ timestamps = true, trash }: CollectionConfig): Field[] =>
	(timestamps ? (["updatedAt", "createdAt", ...(trash ? (["deletedAt"] as const) : [])] as const) : []).map((name) => ({
		...{ name, type: "date", index: true },
		label: ({ t }) => t(`general:${name}`),
		admin: { disableBulkEdit: true, disableListFilter: true, hidden: true, components: { Cell: `${cells}#DateCell` } },
	}));

/** Headings in words for records without a title. */
export const withWordyTitles = (collection: CollectionConfig): CollectionConfig =>
	aboveForm(collection, "/lib/office/parts/record-title#RecordTitle");

/** When a global was last saved, above its form. */
export const withGlobalBengaliTimes = (global: GlobalConfig): GlobalConfig =>
	aboveGlobalForm(global, "/lib/office/parts/saved-at#SavedAt");

/** Adds the line of pages below a collection's list. */
export function withBengaliPages(collection: CollectionConfig): CollectionConfig {
	const { components } = collection.admin ?? {};
	const afterListTable = [...(components?.afterListTable ?? []), "/lib/office/parts/list-pages#ListPages"];
	return { ...collection, admin: { ...collection.admin, components: { ...components, afterListTable } } };
}

/** The date by which the records of a list are chosen. */
const listDates: Record<string, string> = {
	...{ notices: "publishedAt", routines: "publishedAt", curriculums: "publishedAt" },
	...{ "school-dates": "startsOn", applications: "createdAt" },
};

/** Adds the choice of days above the lists of records with a date. */
export function withDateFilter(collection: CollectionConfig): CollectionConfig {
	const field = listDates[collection.slug];
	if (!field) return collection;
	const { components } = collection.admin ?? {};
	const choice = { path: "/lib/office/parts/list-dates#ListDates", clientProps: { field } };
	const beforeListTable = [...(components?.beforeListTable ?? []), choice];
	return { ...collection, admin: { ...collection.admin, components: { ...components, beforeListTable } } };
}

/** Times of a collection's records in Bengali: in its lists, and above its forms in place of Payload's own line. */
export const withBengaliTimes = (collection: CollectionConfig): CollectionConfig => ({
	...aboveForm(collection, "/lib/office/parts/saved-at#SavedAt"),
	fields: [...collection.fields, ...timesOf(collection)],
});
