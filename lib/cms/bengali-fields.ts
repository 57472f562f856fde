/** How fields of Payload's own kinds look in a Bengali back office; a field that has a component of its own keeps it. */
import type { CollectionConfig, Field, GlobalConfig } from "payload";

const cells = "/components/office/cells";

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
		return add({ Field: "/components/office/number-input#NumberInput", Cell: `${cells}#NumberCell` });
	if (inside.type === "date") return add({ Cell: `${cells}#DateCell` });
	if (inside.type === "array") return add({ RowLabel: "/components/office/row-label#RowLabel" });
	return inside;
}

/** Adds the components to a collection's or global's fields, and takes away what is for programmers. */
export const withBengaliFields = <T extends CollectionConfig | GlobalConfig>(config: T): T => ({
	...config,
	admin: { ...config.admin, hideAPIURL: true },
	fields: config.fields.map(inBengali),
});
