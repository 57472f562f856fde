/** What of the old site becomes which record here, and what stays behind: decided before anything is written. */
import type { PageCollection } from "@/lib/cms/page-collections";
import { isOwnPath, oldAddressOf, spellingsOf, uploadsFolder, urlOfOld } from "@/lib/contract/old-addresses";
import { typeOf } from "@/lib/files/types";
import { addressOf, bodyFromHtml } from "./body";
import { collectionOf } from "./categories";
import type { Leave, Left, OldFile, OldMenuEntry, OldRecord, OldSite } from "./old-site";
import { plainText } from "./plain-text";
import { dataOf, textsOf, titleOf } from "./record-texts";
import { referencesIn, uploadIn, withViewed } from "./references";
import { withoutShortcodes } from "./shortcodes";

/** Files that a notice may have (lib/cms/collections/educational). */
const mostFiles = 30;

/** @param isOfRecord whether it becomes a file of a notice, which visitors download */
export type PlannedFile = OldFile & { isOfRecord: boolean };

export type Planned = Pick<OldRecord, "origin" | "addresses" | "title"> & {
	collection: PageCollection;
	/** The record's fields but for its name and its files. */
	data: Record<string, unknown>;
	/** Paths of the old site; of a content the first alone, its picture. */
	files: string[];
};

export type Plan = {
	records: Planned[];
	files: PlannedFile[];
	/** Addresses of lists. */
	lists: OldSite["lists"];
	menu: OldMenuEntry[];
	left: Left[];
};

const isPicture = (path: string) => Boolean(typeOf(path)?.startsWith("image/"));

class Planner {
	readonly #site: OldSite;
	readonly left: Left[];
	readonly #files = new Map<string, PlannedFile>();
	/** What an address belongs to: each to the first that has it. */
	readonly #taken = new Map<string, string>();

	constructor(site: OldSite) {
		this.#site = site;
		this.left = [...site.left];
	}

	plan(): Plan {
		const { records, lists, menu } = this.#site;
		for (const file of this.#site.files) this.#addFile(file);
		// All addresses first: texts link to each other.
		const own = records.map((record) => this.#addressesOf(record.addresses, record.title || record.origin));
		const free = lists.filter(({ address, path }) => !isOwnPath(address) && this.#take(address, path));
		const planned = records.map((record, index) => this.#record({ ...record, addresses: own[index] ?? [] }));
		const entries = menu.map((entry) => ({ ...entry, link: this.#menuLink(entry.link) }));
		return { records: planned, files: [...this.#files.values()], lists: free, menu: entries, left: this.left };
	}

	#leave(title: string): Leave {
		return ({ why, more }) => void this.left.push({ why, of: title, ...(more !== undefined && { more }) });
	}

	#take(address: string, owner: string): boolean {
		if (this.#taken.has(address)) return false;
		this.#taken.set(address, owner);
		return true;
	}

	/** @returns those addresses that can lead to this record; the others are named */
	#addressesOf(addresses: readonly string[], title: string): string[] {
		return addresses.filter((address) => {
			const why = isOwnPath(address) ? "ownPath" : this.#take(address, title) ? null : "taken";
			if (why) this.#leave(title)({ why, more: address });
			return why === null;
		});
	}

	#addFile(file: OldFile): PlannedFile | null {
		const known = this.#files.get(file.path);
		if (known) return known;
		if (!typeOf(file.path)) {
			this.#leave(file.path)({ why: "fileKind" });
			return null;
		}
		const planned = { ...file, addresses: this.#addressesOf(file.addresses, file.path), isOfRecord: false };
		this.#files.set(file.path, planned);
		return planned;
	}

	/** @returns the path of a file of the old site, of which the address may name a smaller size; null if it has none */
	#fileAt(url: URL): string | null {
		const address = this.#ownAddress(url) ?? this.#uploadAddress(url);
		if (!address) return null;
		const found = spellingsOf(address).find((spelling) => this.#site.fileOf(spelling));
		if (found) return found;
		// Uploaded past WordPress's library, or exported without it.
		if (!uploadsFolder.test(address)) return null;
		const title = plainText(address.slice(address.lastIndexOf("/") + 1).replace(/\.\w+$/, ""));
		const file = { origin: `file ${address}`, path: address, addresses: [address], title, alt: title };
		return this.#addFile(file) ? address : null;
	}

	#ownAddress(url: URL): string | null {
		const whole = url.href;
		const isOwn = this.#site.homes.some(
			(home) => whole.startsWith(home) && /^(?:[/?#]|$)/.test(whole.slice(home.length)),
		);
		return isOwn ? oldAddressOf(url.pathname + url.search) : null;
	}

	/** @returns the address of a file that a former domain or a proxy of pictures served, if the export has it */
	#uploadAddress(url: URL): string | null {
		const upload = uploadIn(url);
		const address = upload && oldAddressOf(upload.path);
		if (!upload || !address) return null;
		if (this.#site.homes.some((home) => new URL(home).hostname === upload.host)) return address;
		return spellingsOf(address).some((spelling) => this.#site.fileOf(spelling)) ? address : null;
	}

	/** Gives the record the files of the old site that are named there. @returns whether there were any */
	#own(written: string, base: string, attach: (path: string) => void): boolean {
		const { addresses, numbers } = referencesIn(written);
		const urls = addresses.flatMap((address) => addressOf(address, base) ?? []).flatMap(withViewed);
		const paths = [...urls.map((url) => this.#fileAt(url)), ...numbers.map((number) => this.#site.fileOf(number))];
		const found = paths.flatMap((path) => (path && this.#files.has(path) ? [path] : []));
		found.forEach(attach);
		return found.length > 0;
	}

	#record(record: OldRecord): Planned {
		const collection = record.kind === "page" ? "contents" : collectionOf(record.categories);
		const of = record.title || record.origin;
		const leave = this.#leave(of);
		const files = new Set<string>();
		const attach = (path: string | null | undefined) => {
			if (path && this.#files.has(path)) files.add(path);
		};
		for (const reference of record.files) {
			const path = this.#site.fileOf(reference);
			if (path) attach(path);
			else leave({ why: "featured", more: reference });
		}
		const base = new URL(record.addresses[0] ?? "/", this.#site.homes[0]).href;
		const own = (written: string) =>
			this.#own(written, base, (path) => {
				if (collection === "contents" && !isPicture(path)) leave({ why: "pageFile", more: path });
				else attach(path);
			});
		const html = withoutShortcodes(record.html, record.gallery, own, leave);
		const read = bodyFromHtml(html, {
			...{ base, own, isPlain: record.isPlain, left: leave },
			picture: (reference) => {
				const path = "number" in reference ? this.#site.fileOf(reference.number) : this.#fileAt(reference.src);
				if (path) return attach(path);
				const name = "number" in reference ? reference.number : reference.src.href;
				leave({ why: "foreignPicture", more: name.slice(0, 300) });
			},
			link: (url) => this.#link(url, collection, attach, leave),
		});
		// Of some themes and plugins the text names no file.
		if (collection !== "contents" && [...files].every(isPicture))
			for (const reference of record.attached) attach(this.#site.fileOf(reference));
		const title = titleOf(record, leave);
		return {
			...{ collection, origin: record.origin, addresses: record.addresses, title },
			data: { ...dataOf(record, collection), ...textsOf(record, title, collection, read, leave) },
			files: this.#filesOf([...files], collection, leave),
		};
	}

	/** @returns the link as it is written here; null for words without one */
	#link(url: URL, collection: PageCollection, attach: (path: string) => void, leave: Leave): string | null {
		const address = this.#ownAddress(url);
		const file = this.#fileAt(url);
		if (!address && !file) return url.href;
		if (file) {
			if (isPicture(file)) attach(file);
			else if (!this.#files.has(file)) leave({ why: "fileKind", more: file });
			else if (collection === "contents") leave({ why: "pageFile", more: file });
			else {
				attach(file);
				return urlOfOld(file);
			}
			return null;
		}
		if (!address) return null;
		if (isOwnPath(address)) return urlOfOld(address);
		// The old address stays right when the title, and with it the new address, is changed.
		if (this.#taken.has(address)) return urlOfOld(address);
		leave({ why: "link", more: address });
		return null;
	}

	#menuLink(link: string): string {
		if (!link || link.startsWith("#")) return "";
		const base = this.#site.homes[0];
		const url = URL.canParse(link, `${base}/`) ? new URL(link, `${base}/`) : null;
		return url ? (this.#ownAddress(url) ?? url.href) : "";
	}

	/** PDF files first: a list's link for the download takes the first. */
	#filesOf(paths: string[], collection: PageCollection, leave: Leave): string[] {
		const pictures = paths.filter(isPicture);
		if (collection === "contents") {
			if (pictures.length > 1) leave({ why: "pagePictures", more: pictures.slice(1).join(", ") });
			return pictures.slice(0, 1);
		}
		const files = [...paths.filter((path) => !isPicture(path)), ...pictures];
		if (files.length > mostFiles) leave({ why: "manyFiles", more: files.slice(mostFiles).join(", ") });
		for (const path of files.slice(0, mostFiles)) {
			const file = this.#files.get(path);
			if (file) file.isOfRecord = true;
		}
		return files.slice(0, mostFiles);
	}
}

/** @returns what would be written, and what would not */
export const planOf = (site: OldSite): Plan => new Planner(site).plan();
