/** The bill of materials of the packed site (./parts.ts), as it is read. Without settings, for `node school.js check`. */
import { z } from "zod";

export const partsFile = "parts.cdx.json";

const licence = z.object({
	license: z.object({ id: z.string().optional(), name: z.string().optional() }).optional(),
	expression: z.string().optional(),
});

const component = z.looseObject({
	"bom-ref": z.string(),
	name: z.string(),
	version: z.string(),
	licenses: z.array(licence).default([]),
});

export const bill = z.looseObject({
	components: z.array(component),
	dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })).default([]),
	metadata: z.looseObject({ component: z.looseObject({}) }),
});

export type Component = z.infer<typeof component>;

/** @param text the bill. @returns name, version and licence of each part */
export const listParts = (text: string): [name: string, version: string, licence: string][] =>
	bill.parse(JSON.parse(text)).components.map(({ name, version, licenses }) => {
		const named = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name);
		return [name, version, named.join(", ") || "?"];
	});
