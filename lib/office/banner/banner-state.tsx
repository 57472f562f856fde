import { bannerText } from "@/lib/bengali/banner";
import { formatMoment } from "@/lib/bengali/dates";
import type { PlannedBanner } from "@/lib/school/banner";
import { CallButton } from "../parts/call-button";
import { bannerFormText } from "./text";

const text = bannerFormText.now;

/** The banner that is on the site, or will be, with a button that takes it down; the list of acts can undo that. */
export function BannerState({ banner }: { banner: PlannedBanner }) {
	return (
		<section className="office-note office-note--bad banner-state" aria-label={bannerText.label}>
			<p>
				{banner.isShown ? text.shown : text.planned(formatMoment(banner.startsAt))},{" "}
				{text.until(formatMoment(banner.endsAt))}:
			</p>
			<p>
				<strong>{banner.text}</strong>
			</p>
			<CallButton label={text.takeDown} call="banner/take-down" sendingLabel={text.takingDown} />
		</section>
	);
}
