/**
 * The elements of an export of WordPress (WXR 1.0 to 1.2), which is XML. The file is untrusted: it is read as a stream,
 * with limits, and definitions of entities are refused.
 */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Parser } from "htmlparser2";
import { z } from "zod";
import { longestText, longestTexts, mostThings, NotReadable } from "./old-site";
import { cleanText } from "./plain-text";
import { movingInText } from "./text";

const { refused } = movingInText;

/** Bytes of the file. */
const largestExport = 200 * 1024 * 1024;

/** An element of the export whose children are wanted, as text by name. */
export type Raw = { fields: Record<string, string>; categories: { domain: string; slug: string; name: string }[] } & {
	meta: Record<string, string>;
	comments: number;
};

const newRaw = (): Raw => ({ fields: {}, categories: [], meta: {}, comments: 0 });

const line = z.string().transform((text) => cleanText(text).trim());
const number = z.string().regex(/^\d{1,10}$/);

/** What every item must have; the rest is looked at by its type. */
export const item = z.object({
	"wp:post_id": number,
	"wp:post_type": z.string().regex(/^[\w-]{1,60}$/),
	"wp:status": z.string().regex(/^[\w-]{1,60}$/),
	guid: line.pipe(z.string().min(1).max(2000)),
	link: line.pipe(z.string().max(4000)).default(""),
	title: z.string().default(""),
	"content:encoded": z.string().default(""),
	"excerpt:encoded": z.string().default(""),
	"wp:post_date": z.string().default(""),
	"wp:post_date_gmt": z.string().default(""),
	"wp:post_password": z.string().default(""),
	"wp:post_parent": number.catch("0"),
	"wp:menu_order": z.coerce.number().int().catch(0),
	"wp:is_sticky": z.string().default("0"),
	"wp:attachment_url": line.pipe(z.string().max(4000)).default(""),
});
export type Item = z.output<typeof item> & Omit<Raw, "fields">;

/** Fields of the channel, of an item and of its parts that are read; all others are passed over. */
const wanted = new Set([
	...Object.keys(item.shape),
	...["wp:wxr_version", "wp:base_site_url", "wp:base_blog_url", "wp:meta_key", "wp:meta_value"],
	...["wp:term_id", "wp:category_nicename", "wp:category_parent", "wp:cat_name", "category"],
]);

const parts = new Set(["item", "wp:category", "wp:term", "wp:postmeta", "wp:comment", "wp:termmeta", "wp:author"]);

export type Channel = { fields: Record<string, string>; items: Raw[]; terms: Record<string, string>[] };

/** Collects the elements of the file. */
class Reader {
	readonly channel: Channel = { fields: {}, items: [], terms: [] };
	readonly #open: string[] = [];
	#part: Record<string, string> | null = null;
	#item: Raw | null = null;
	#field: { name: string; attributes: Record<string, string> } | null = null;
	#text = "";
	#kept = 0;
	#isDone = false;

	open(name: string, attributes: Record<string, string>) {
		if (this.#isDone) return;
		if (this.#open.length === 0 && name !== "rss") throw new NotReadable(refused.notExport);
		this.#open.push(name);
		if (this.#open.length > 50) throw new NotReadable(refused.notExport);
		if (name === "item") this.#item = newRaw();
		else if (parts.has(name)) this.#part = {};
		else if (wanted.has(name) && !this.#field) {
			this.#field = { name, attributes };
			this.#text = "";
		}
		if (this.channel.items.length > mostThings) throw new NotReadable(refused.many(mostThings));
	}

	text(text: string) {
		if (!this.#field) return;
		// One character more than is allowed shows that it is too long.
		this.#text += text.slice(0, Math.max(0, longestText + 1 - this.#text.length));
	}

	close(name: string) {
		if (this.#isDone) return;
		this.#open.pop();
		// After the end too there may be warnings.
		this.#isDone = this.#open.length === 0;
		if (this.#field?.name === name) this.#closeField(this.#field);
		else if (name === "item" && this.#item) {
			this.channel.items.push(this.#item);
			this.#item = null;
		} else if (parts.has(name)) this.#closePart(name);
	}

	#closeField({ name, attributes }: { name: string; attributes: Record<string, string> }) {
		const text = this.#text;
		this.#field = null;
		this.#text = "";
		this.#kept += text.length;
		if (this.#kept > longestTexts) throw new NotReadable(refused.long);
		if (this.#part) this.#part[name] = text;
		else if (!this.#item) this.channel.fields[name] ??= text;
		else if (name !== "category") this.#item.fields[name] = text;
		else if (this.#item.categories.length < 100)
			this.#item.categories.push({
				...{ domain: attributes.domain ?? "", slug: attributes.nicename ?? "", name: text },
			});
	}

	#closePart(name: string) {
		const part = this.#part ?? {};
		this.#part = null;
		if (name === "wp:comment" && this.#item) this.#item.comments += 1;
		else if (name === "wp:postmeta" && this.#item) {
			const { "wp:meta_key": key = "", "wp:meta_value": value = "" } = part;
			if (metaKeys.has(key)) this.#item.meta[key] = value;
		} else if (name === "wp:category" && this.channel.terms.length < mostThings) this.channel.terms.push(part);
	}
}

/** The facts beside a record that are read; plugins store hundreds. */
const metaKeys = new Set([
	...["_thumbnail_id", "_wp_attachment_image_alt"],
	...["_menu_item_type", "_menu_item_menu_item_parent", "_menu_item_object_id", "_menu_item_object", "_menu_item_url"],
]);

/** Where the XML begins, also one that is refused. */
const beginning = /<\?xml|<rss[\s>]|<!(?:doctype|entity|element)/i;
/** Characters that are looked at again with what comes next. */
const mostBefore = 20;

/** @returns the elements of the file. @throws NotReadable */
export async function readChannel(file: string): Promise<Channel> {
	if ((await stat(file)).size > largestExport) throw new NotReadable(refused.large(largestExport));
	const reader = new Reader();
	const parser = new Parser(
		{
			onopentag: (name, attributes) => reader.open(name, attributes),
			ontext: (text) => reader.text(text),
			onclosetag: (name, isImplied) => {
				// WordPress itself breaks off when the server ends it, and a download may be cut.
				if (isImplied && (name === "rss" || name === "item")) throw new NotReadable(refused.cut);
				reader.close(name);
			},
			onprocessinginstruction: (name) => {
				// An export has none; its entities could be larger than any memory.
				if (/^!(doctype|entity|element)/i.test(name)) throw new NotReadable(refused.doctype);
			},
		},
		{ xmlMode: true },
	);
	const decoder = new TextDecoder("utf-8", { fatal: true });
	// Warnings of PHP stand before the XML of many servers.
	let before: string | null = "";
	try {
		for await (const bytes of createReadStream(file)) {
			const text: string = (before ?? "") + decoder.decode(bytes, { stream: true });
			const start: number = before === null ? 0 : text.search(beginning);
			before = start < 0 ? text.slice(-mostBefore) : null;
			if (start >= 0) parser.write(text.slice(start));
		}
		decoder.decode();
	} catch (error) {
		if ((error as { code?: string }).code === "ERR_ENCODING_INVALID_ENCODED_DATA")
			throw new NotReadable(refused.encoding);
		throw error;
	}
	parser.end();
	if (!/^1\.[0-2]$/.test(reader.channel.fields["wp:wxr_version"] ?? "")) throw new NotReadable(refused.notExport);
	return reader.channel;
}
