import { longestBanner } from "@/lib/contract/banner";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { readBanner, readBannerChoices } from "./banner";
import { BannerForm } from "./banner-form";
import { BannerState } from "./banner-state";
import { bannerFormText } from "./text";

/** `/admin/banner`: what stands on top of every page, and the form that sets it; `text` and `link` begin it. */
export const BannerView = subjectPage("banner", async ({ view, query }) => {
	const [banner, choices] = await Promise.all([readBanner(), readBannerChoices()]);
	const { text, link } = query;
	const begun = { text: String(text ?? "").slice(0, longestBanner), link: String(link ?? "") };
	return (
		<SubjectPage view={view} className="banner-view">
			<p>{bannerFormText.explanation}</p>
			{banner ? <BannerState banner={banner} /> : <p>{bannerFormText.now.none}</p>}
			<BannerForm begun={begun} choices={choices} textHint={bannerFormText.textHint(longestBanner)} />
		</SubjectPage>
	);
});
