/** Reads an export of WordPress: Tools → Export. */
import { z } from "zod";
import { oldAddressOf } from "@/lib/contract/old-addresses";
import { NotReadable, type OldSite } from "./old-site";
import { movingInText } from "./text";
import { type Channel, readChannel } from "./wxr-elements";
import { Sorter } from "./wxr-items";
import { menuOf } from "./wxr-menu";

const { refused } = movingInText;

/** What a record is named by for ever has the address that the site had at its birth. */
const birth = /^(https?:\/\/[^?#]{1,200}?)\/(?:\?(?:p|page_id|attachment_id)=\d+$|wp-content\/uploads\/)/;

/** @returns the site's addresses, with http and https, with www and without; those that it had before come last */
function homesOf({ fields, items }: Channel): string[] {
	const given = [fields["wp:base_blog_url"], fields["wp:base_site_url"], fields.link];
	const read = z.array(z.url({ protocol: /^https?$/ })).safeParse(given.filter(Boolean));
	if (!read.success || read.data.length === 0) throw new NotReadable(refused.notExport);
	const former = new Set(items.flatMap(({ fields: { guid = "" } }) => birth.exec(guid.trim())?.[1] ?? []));
	const found = [...read.data, ...[...former].filter((address) => URL.canParse(address))].flatMap((row) => {
		const home = row.replace(/\/+$/, "");
		const bare = home.replace(/^(https?:\/\/)www\./, "$1");
		const hosts = [home, bare, bare.replace("://", "://www.")];
		return hosts.flatMap((host) => [host, host.replace(/^http:/, "https:"), host.replace(/^https:/, "http:")]);
	});
	return [...new Set(found)];
}

/** Addresses of a category, of which this site's list of notices is what remains. */
function listsOf({ terms }: Channel): OldSite["lists"] {
	const parents = new Map(terms.map((term) => [term["wp:category_nicename"] ?? "", term["wp:category_parent"] ?? ""]));
	return terms.flatMap((term) => {
		const path = [term["wp:category_nicename"] ?? ""];
		for (let at = parents.get(path[0] ?? ""); at && path.length < 5; at = parents.get(at)) path.unshift(at);
		const urls = [`/category/${path.join("/")}`, `/?cat=${term["wp:term_id"]}`];
		return urls.flatMap((url) => {
			const address = path[0] ? oldAddressOf(url) : null;
			return address && address !== "/" ? [{ address, path: "/notices" }] : [];
		});
	});
}

/**
 * @param file name of the export
 * @throws NotReadable for what is no export of WordPress
 */
export async function readWxr(file: string): Promise<OldSite> {
	const channel = await readChannel(file);
	const homes = homesOf(channel);
	const sorter = new Sorter(homes);
	for (const raw of channel.items) sorter.add(raw);
	const { records, files, left, byNumber } = sorter;
	const byPath = new Map(files.map(({ path }) => [path, path]));
	return {
		...{ homes, files, left },
		records: records.map((record) => ({
			...record,
			gallery: sorter.attachedTo(record.gallery, "pictures"),
			attached: sorter.attachedTo(record.attached, "documents"),
		})),
		fileOf: (reference) => byNumber.get(reference)?.path ?? byPath.get(reference),
		menu: menuOf(sorter, channel),
		lists: [...listsOf(channel), { address: "/feed", path: "/feed.xml" }],
	};
}
