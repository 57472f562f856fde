import { bannerText } from "@/lib/bengali/banner";
import { formatMoment } from "@/lib/bengali/dates";
import type { PlannedBanner } from "@/lib/school/banner";
import { CallButton } from "../parts/call-button";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { longestBanner } from "../values/links";
import { readBanner, readBannerChoices } from "./banner";
import { BannerForm } from "./banner-form";
import { bannerFormText } from "./text";

const { now } = bannerFormText;

/** `/admin/banner`: what stands on top of every page, and the form that sets it; `text` and `link` begin it. */
export const BannerView = subjectPage("banner", async ({ view, query }) => {
	const [banner, choices] = await Promise.all([readBanner(), readBannerChoices()]);
	const { text, link } = query;
	const begun = { text: String(text ?? "").slice(0, longestBanner), link: String(link ?? "") };
	return (
		<SubjectPage view={view} className="banner-view">
			<p>{bannerFormText.explanation}</p>
			{banner ? <BannerState banner={banner} /> : <p>{now.none}</p>}
			<BannerForm begun={begun} choices={choices} textHint={bannerFormText.textHint(longestBanner)} />
		</SubjectPage>
	);
});

/** The banner that is on the site, or will be, with a button that takes it down; the list of acts can undo that. */
export function BannerState({ banner }: { banner: PlannedBanner }) {
	return (
		<section className="office-note office-note--bad office-snug banner-state" aria-label={bannerText.label}>
			<p>
				{banner.isShown ? now.shown : now.planned(formatMoment(banner.startsAt))},{" "}
				{now.until(formatMoment(banner.endsAt))}:
			</p>
			<p>
				<strong>{banner.text}</strong>
			</p>
			<CallButton label={now.takeDown} call="banner/take-down" sendingLabel={now.takingDown} />
		</section>
	);
}
