/** A collection as a sheet: a column for each field that staff know by a Bengali label, its values in their words. */
import "server-only";
import type { CollectionSlug, FlattenedField, Payload, SanitizedGlobalConfig } from "payload";
import { formatShortDay, formatShortMoment } from "@/lib/bengali/dates";
import type { SheetToWrite } from "../lists/spreadsheet";
import { hasTime } from "../values/typed-dates";
import type { Archived } from "./files";
import { archiveText as text } from "./text";

type Doc = Record<string, unknown>;

/** What a value refers to: titles of records by collection and id, and names of files in the archive. */
type Names = {
	titleOf: (collection: string, id: unknown) => Promise<string>;
	files: ReadonlyMap<string, string>;
};

/** @param files of the archive */
export function namesOf(payload: Payload, files: readonly Archived[]): Names {
	const titles = new Map<string, Promise<Map<unknown, string>>>();
	async function read(collection: CollectionSlug): Promise<Map<unknown, string>> {
		const { useAsTitle = "id" } = payload.collections[collection].config.admin;
		const { docs } = await payload.find({ collection, depth: 0, pagination: false, trash: true });
		return new Map((docs as unknown as Doc[]).map((doc) => [doc.id, String(doc[useAsTitle] ?? doc.id)]));
	}
	return {
		files: new Map(files.map(({ stored, name }) => [stored, name])),
		async titleOf(collection, id) {
			const known = titles.get(collection) ?? read(collection as CollectionSlug);
			titles.set(collection, known);
			return (await known).get(id) ?? String(id);
		},
	};
}

/** A field without a label has one that Payload makes of its name, in English; the archive's data part has it. */
function labelOf(field: FlattenedField): string | undefined {
	const { label } = field as { label?: unknown };
	const isShown = typeof label === "string" && !/[a-z]/i.test(label.replace(/\(.*\)/, ""));
	const isVirtual = "virtual" in field && Boolean(field.virtual);
	const isHidden = ("hidden" in field && field.hidden) || field.admin?.hidden;
	return isShown && !isVirtual && !isHidden ? label : text.labels[field.name];
}

/** @returns the fields that a sheet shows, with their labels */
const shownFields = (fields: readonly FlattenedField[]): { field: FlattenedField; label: string }[] =>
	fields.flatMap((field) => {
		const label = field.type === "join" ? undefined : labelOf(field);
		return label ? [{ field, label }] : [];
	});

/** Text of a Lexical state, a line for each block. */
function plainText(node: unknown): string {
	const { type, text: own = "", children = [], root } = (node ?? {}) as Doc & { children?: unknown[]; text?: string };
	if (root) return plainText(root).trim();
	const inner = children.map(plainText).join("");
	return own + inner + (["paragraph", "heading", "listitem", "quote", "linebreak"].includes(String(type)) ? "\n" : "");
}

/** @returns a value as people read it; "" without one */
async function wordsOf(field: FlattenedField, value: unknown, names: Names): Promise<string> {
	if (value === null || value === undefined || value === "") return "";
	if (field.name === "picture" && field.type === "text") return names.files.get(`students/${value}`) ?? String(value);
	switch (field.type) {
		case "checkbox":
			return value ? text.yes : text.no;
		case "date":
			return (hasTime(field) ? formatShortMoment : formatShortDay)(String(value));
		case "richText":
			return plainText(value);
		case "radio":
		case "select": {
			const labels = new Map(
				field.options.map((option) =>
					typeof option === "string" ? [option, option] : [option.value, String(option.label)],
				),
			);
			return [value]
				.flat()
				.map((item) => labels.get(String(item)) ?? String(item))
				.join(", ");
		}
		case "upload":
		case "relationship": {
			const { relationTo } = field;
			if (typeof relationTo !== "string") return "";
			return (await Promise.all([value].flat().map((id) => names.titleOf(relationTo, id)))).join(", ");
		}
		case "array": {
			const rows = (value as Doc[]).map(async (row) => {
				const cells = shownFields(field.flattenedFields).map(async ({ field: inner, label }) => {
					const words = await wordsOf(inner, row[inner.name], names);
					return words && `${label}: ${words}`;
				});
				return (await Promise.all(cells)).filter(Boolean).join(", ");
			});
			return (await Promise.all(rows)).join("; ");
		}
		default:
			return String(value);
	}
}

/** Records that are read at once. */
const batch = 500;

/** @returns the collection's records but those in the trash, by id */
export async function collectionSheet(
	payload: Payload,
	collection: CollectionSlug,
	names: Names,
): Promise<SheetToWrite> {
	const { flattenedFields, labels } = payload.collections[collection].config;
	const fields = shownFields(flattenedFields);
	const isUpload = collection === "media";
	const rows = [[text.id, ...fields.map(({ label }) => label), ...(isUpload ? [text.file] : [])]];
	for (let page = 1, more = true; more; page += 1) {
		const found = await payload.find({ collection, depth: 0, limit: batch, page, sort: "id" });
		for (const doc of found.docs as unknown as Doc[]) {
			const cells = await Promise.all(fields.map(({ field }) => wordsOf(field, doc[field.name], names)));
			const file = isUpload ? [names.files.get(`media/${doc.filename}`) ?? String(doc.filename)] : [];
			rows.push([String(doc.id), ...cells, ...file]);
		}
		more = found.hasNextPage;
	}
	return { name: String(labels.plural), rows };
}

/** @returns all globals, a value a row */
export async function settingsSheet(payload: Payload, names: Names): Promise<SheetToWrite> {
	const rows: string[][] = [[...text.settings.heads]];
	for (const { slug, label, flattenedFields } of payload.globals.config as SanitizedGlobalConfig[]) {
		const doc = (await payload.findGlobal({ slug: slug as "settings", depth: 0 })) as unknown as Doc;
		for (const { field, label: of } of shownFields(flattenedFields)) {
			const words = await wordsOf(field, doc[field.name], names);
			if (words) rows.push([String(label), of, words]);
		}
	}
	return { name: text.settings.sheet, rows };
}
