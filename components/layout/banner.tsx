import { bannerText } from "@/lib/bengali/banner";
import { bannerScript } from "@/lib/contract/banner-script";
import type { Banner as BannerData } from "@/lib/school/banner";

/**
 * The stylesheet of the urgent banner, rendered together with it instead of a CSS module: a module's styles would be
 * part of every page even while there is no banner. Its colours are fixed (contrast 9.6:1), because in the school's
 * colours a warning would look like the header.
 */
const bannerStyles = `
#banner{flex:none;padding:0 12px;border-bottom:2px solid #8a1020;background:#8a1020;color:#fff;line-height:1.5}
#banner[hidden]{display:none}
#banner p{display:flex;align-items:baseline;gap:.5em;max-width:70rem;margin:0 auto}
#banner b{flex:none;padding:.5rem 0}
#banner a,#banner p{min-width:0;color:inherit}
#banner a{min-height:44px;padding:.5rem 0;overflow-wrap:anywhere}
#banner a:focus-visible{outline-color:#fff;outline-offset:-3px}
#banner small{display:none;padding-bottom:.5rem}
#banner[data-kept] small{display:block}
/* Browsers without aspect-ratio have no flexbox gap either. */
@supports not (aspect-ratio:1){#banner b{margin-right:.5em}}
@media print{
#banner{margin-bottom:6pt;border:2px solid;background:none;color:#000}
#banner a,#banner b{min-height:0;padding:2pt 0}
}
/* Grade sheets and applications are kept for years. */
@media print{#banner:has(~ main [data-paper]:not([style*=none] *)){display:none}}
`;

/**
 * The urgent banner: the first thing in the document, before the skip link, so that screen readers and text browsers come
 * to it first. A region and not an alert, which would interrupt on every page.
 */
export function Banner({ banner: { text, link, endsAt } }: { banner: BannerData }) {
	return (
		// The service worker looks for this start of the tag (public/sw.js). Search engines would show it long after its end.
		<section id="banner" aria-label={bannerText.label} data-end={Date.parse(endsAt)} data-nosnippet="">
			<style>{bannerStyles}</style>
			<p>
				<b>{bannerText.prefix}</b> {link ? <a href={link}>{text}</a> : text}
			</p>
			<small>{bannerText.kept}</small>
			<script>{bannerScript}</script>
		</section>
	);
}
