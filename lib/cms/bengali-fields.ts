/** Numbers, dates, checkboxes and array rows by our components in Bengali, in place of Payload's. */
import type { CollectionConfig, Field } from "payload";

const fields = "/lib/office/parts/payload-fields";

/** A field's own component is kept. */
export function inBengali(field: Field): Field {
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
	if (inside.type === "number") return add({ Field: `${fields}#NumberInput`, Cell: `${fields}#NumberCell` });
	if (inside.type === "date") {
		const dated = add({ Field: "/lib/office/parts/date-field#DateField", Cell: `${fields}#DateCell` });
		// The filter of lists has a picker of its own; listDates is in its place.
		return { ...dated, admin: { ...dated.admin, disableListFilter: true } } as Field;
	}
	if (inside.type === "checkbox") return add({ Field: `${fields}#CheckboxField` });
	if (inside.type === "array") return add({ RowLabel: "/lib/office/parts/record-title#RowLabel" });
	return inside;
}

/** The fields that Payload adds to a collection if they are missing, as it does, but for the cell. */
export const timesOf = ({ timestamps = true, trash }: CollectionConfig): Field[] =>
	(timestamps ? (["updatedAt", "createdAt", ...(trash ? (["deletedAt"] as const) : [])] as const) : []).map((name) => ({
		...{ name, type: "date", index: true },
		label: ({ t }) => t(`general:${name}`),
		admin: { disableBulkEdit: true, disableListFilter: true, hidden: true, components: { Cell: `${fields}#DateCell` } },
	}));

/** The choice of days above the list of a collection, by the field with the date of a record. */
export const listDates = (field: string) => ({
	path: "/lib/office/parts/list-dates#ListDates",
	clientProps: { field },
});
