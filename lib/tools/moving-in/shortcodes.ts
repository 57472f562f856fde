/**
 * Turns WordPress's own shortcodes into HTML. Others are made by plugins, whose pages cannot be had from an export: they
 * are named, and left out if they are surely no words.
 */
import type { Leave } from "./old-site";

/** Of a picture that is named by its number, in the HTML that is read next (./body). */
export const numbered = "data-old-file";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
const picture = (reference: string) => `<img ${numbered}="${escaped(reference)}">`;
const attribute = (attributes: string, name: string) =>
	new RegExp(`\\b${name}\\s*=\\s*["']?([^"'\\]]{0,2000})`).exec(attributes)?.[1] ?? "";

/** With an attribute it is no remark in brackets. Lengths are bounded, so that matching stays linear. */
const shortcode = /\[(\/?)([a-z][a-z0-9_-]{1,40})((?:\s[^[\]]{0,1000})?)\]/g;
/** Around the address of a file alone: [pdf]https://…[/pdf] */
const aroundAddress =
	/\[([a-z][a-z0-9_-]{1,40})(?:\s[^[\]]{0,1000})?\]\s{0,20}(?:<a\s[^<>]{0,1000}>\s{0,20})?(https?:\/\/[^\s<>[\]"]{1,2000})\s{0,20}(?:<\/a>\s{0,20})?\[\/\1\]/gi;
const withAttribute = /\s[a-z_-]{1,40}\s*=/i;

/**
 * @param html text of a post
 * @param gallery pictures that belong to the post, for a gallery that names none
 * @param isKnown whether files of the old site that are named in a shortcode come with the record
 * @param left gets what is left out
 * @returns the text without shortcodes
 */
export function withoutShortcodes(
	html: string,
	gallery: readonly string[],
	isKnown: (written: string) => boolean,
	left: Leave,
) {
	let isEmbed = false;
	const opened = new Set<string>();
	const unwrapped = html.replace(aroundAddress, (whole, _name: string, address: string) =>
		isKnown(address) ? "" : whole,
	);
	return unwrapped.replace(shortcode, (whole, slash: string, name: string, attributes: string) => {
		const isEnd = slash === "/";
		switch (name) {
			case "caption":
			case "wp_caption":
				return isEnd ? "</figure>\n\n" : "\n\n<figure>";
			case "gallery": {
				const ids = attribute(attributes, "ids") || attribute(attributes, "include");
				const wanted = ids ? ids.split(",").map((id) => id.trim()) : gallery;
				return `\n\n${wanted.filter(Boolean).map(picture).join("")}\n\n`;
			}
			case "embed":
				isEmbed = !isEnd;
				return "\n\n";
			case "video":
			case "audio": {
				const source = attribute(attributes, "(?:src|mp4|mp3|m4a|ogg)");
				return source && !isEnd ? `\n\n<a href="${escaped(source)}">${escaped(source)}</a>\n\n` : "";
			}
			default:
				if (isEmbed) return whole;
				if (!isEnd && !withAttribute.test(attributes)) {
					left({ why: "unsure", more: whole });
					return whole;
				}
				if (isEnd && !opened.has(name)) return whole;
				opened.add(name);
				if (!isEnd && !isKnown(attributes)) left({ why: "shortcode", more: whole.slice(0, 200) });
				return "";
		}
	});
}
