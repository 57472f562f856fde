/** The values of a record's fields in words, as staff see them in its form. */
import "server-only";
import { isDeepStrictEqual } from "node:util";
import { convertLexicalToPlaintext } from "@payloadcms/richtext-lexical/plaintext";
import type { CollectionSlug, FlattenedField, PayloadRequest } from "payload";
import { formatDate, formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { type Doc, shownLabel, titleOf } from "@/lib/cms/activity/descriptions";
import { hasTime } from "../values/typed-dates";
import { editingText } from "./text";

const texts = editingText.words;

/** Not stored, such as a new password. */
const isVirtual = (field: FlattenedField) => "virtual" in field && Boolean(field.virtual);

export type Difference = { label: string; before: string; after: string };

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === null ? [] : [value]);

/**
 * @param req its rights apply to the titles of related records
 * @returns the value in words; "" for nothing
 */
async function inWords(req: PayloadRequest, field: FlattenedField, value: unknown): Promise<string> {
	if (field.type === "checkbox") return value ? texts.yes : texts.no;
	if (value === undefined || value === null || value === "") return "";
	switch (field.type) {
		case "date":
			return (hasTime(field) ? formatMoment : formatDate)(String(value));
		case "number":
			return list(value)
				.map((item) => toBengaliDigits(String(item)))
				.join(", ");
		case "radio":
		case "select":
			return list(value)
				.map((item) => optionLabel(field.options, item))
				.join(", ");
		case "relationship":
		case "upload": {
			const { relationTo } = field;
			return (await Promise.all(list(value).map((item) => relatedTitle(req, relationTo, item)))).join("\n");
		}
		case "richText":
			return convertLexicalToPlaintext({ data: value as never }).trim();
		case "array":
			return rowsInWords(req, field.flattenedFields, list(value) as Doc[]);
		case "group":
			return (await fieldsInWords(req, field.flattenedFields, value as Doc)).join("\n");
		default:
			return typeof value === "object" ? "" : String(value);
	}
}

function optionLabel(options: readonly unknown[], value: unknown): string {
	const option = options.find((option) => (option as { value?: unknown }).value === value) as
		| { label?: unknown }
		| undefined;
	return typeof option?.label === "string" ? option.label : String(value);
}

async function relatedTitle(req: PayloadRequest, relationTo: string | string[], value: unknown): Promise<string> {
	const { relationTo: own, value: inside = value } = Object(value) as { relationTo?: string; value?: unknown };
	const slug = (own ?? relationTo) as CollectionSlug;
	const id = (Object(inside) as { id?: number }).id ?? (inside as number);
	const found = await req.payload.findByID({
		collection: slug,
		id,
		depth: 0,
		disableErrors: true,
		trash: true,
		overrideAccess: false,
		user: req.user,
		req,
	});
	const title = found && (await titleOf(req.payload.collections[slug].config, found as unknown as Doc, req));
	return title ?? toBengaliDigits(id);
}

async function fieldsInWords(req: PayloadRequest, fields: readonly FlattenedField[], values: Doc): Promise<string[]> {
	const lines = await Promise.all(
		fields.map(async (field) => {
			const label = shownLabel(field);
			const words = label && (await inWords(req, field, values[field.name]));
			return words ? `${label}: ${words}` : "";
		}),
	);
	return lines.filter(Boolean);
}

async function rowsInWords(req: PayloadRequest, fields: readonly FlattenedField[], values: Doc[]): Promise<string> {
	const lines = values.map(
		async (row, index) => `${texts.row(index + 1)} ${(await fieldsInWords(req, fields, row)).join("; ")}`,
	);
	return (await Promise.all(lines)).join("\n");
}

/**
 * @param fields of the collection or global
 * @param after its fields alone are compared
 * @returns the fields that forms show and that differ. Rich texts with the same words and another layout are named too.
 */
export async function differencesOf(
	req: PayloadRequest,
	fields: readonly FlattenedField[],
	before: Doc,
	after: Doc,
): Promise<Difference[]> {
	const found: Difference[] = [];
	for (const field of fields) {
		const label = shownLabel(field);
		const [one, other] = [before[field.name] ?? null, after[field.name] ?? null];
		if (!label || isVirtual(field) || !(field.name in after) || isDeepStrictEqual(one, other)) continue;
		const [was, is] = await Promise.all([inWords(req, field, one), inWords(req, field, other)]);
		if (was !== is || (field.type === "richText" && one && other)) found.push({ label, before: was, after: is });
	}
	return found;
}
