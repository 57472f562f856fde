import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { bannerText } from "@/lib/bengali/banner";
import { longestBanner } from "@/lib/contract/banner";
import { requireTaskPage } from "../guard";
import { OfficeTemplate } from "../parts/office-template";
import { readBanner, readBannerChoices } from "./banner";
import { BannerForm } from "./banner-form";
import { BannerState } from "./banner-state";
import { bannerFormText } from "./text";

/** `/admin/banner`: what stands on top of every page, and the form that sets it; `text` and `link` begin it. */
export async function BannerView(props: AdminViewServerProps) {
	await requireTaskPage(await headers(), "banner");
	const [banner, choices] = await Promise.all([readBanner(), readBannerChoices()]);
	const { text, link } = props.searchParams ?? {};
	const begun = { text: String(text ?? "").slice(0, longestBanner), link: String(link ?? "") };
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: bannerText.label, url: "/admin/banner" }]} />
			<Gutter className="banner-view">
				<h1>{bannerText.label}</h1>
				<p>{bannerFormText.explanation}</p>
				{banner ? <BannerState banner={banner} /> : <p>{bannerFormText.now.none}</p>}
				<BannerForm begun={begun} choices={choices} textHint={bannerFormText.textHint(longestBanner)} />
			</Gutter>
		</OfficeTemplate>
	);
}
