import { bannerText } from "@/lib/bengali/banner";
import { bannerScript } from "@/lib/contract/banner-script";
import type { Banner as BannerData } from "@/lib/school/banner";
import { bannerStyles } from "./banner-styles";

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
