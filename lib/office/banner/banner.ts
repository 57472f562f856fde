/** The urgent banner, as staff set it. */
import "server-only";
import type { PayloadRequest } from "payload";
import { withoutActivity } from "@/lib/cms/activity/entries";
import { itemPath } from "@/lib/contract/paths";
import { inTransaction } from "@/lib/data/transactions";
import { findBanner, type PlannedBanner } from "@/lib/school/banner";
import { getItems } from "@/lib/school/item-lists";
import { records } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { fixedPages, type SitePage } from "../publishing/site-pages";
import type { BannerInput } from "./calls";

export type BannerChoices = { notices: SitePage[]; pages: SitePage[] };

/** @returns the pages that the banner may link to: the newest notices, and the site's own pages */
export async function readBannerChoices(): Promise<BannerChoices> {
	const { data } = await getItems("notice", 1);
	return {
		notices: data.map(({ name }) => ({ path: itemPath("notice", name), title: name })),
		pages: [...fixedPages],
	};
}

/** @returns the banner that is shown now or later, or null */
export const readBanner = (): Promise<PlannedBanner | null> => findBanner(new Date());

async function save(who: SignedIn, data: Partial<BannerInput>): Promise<void> {
	const payload = await records();
	const update = (req: PayloadRequest, values: object) =>
		payload.updateGlobal({ slug: "banner", data: values, depth: 0, overrideAccess: false, req });
	await inTransaction(payload, async (req) => {
		req.user = { ...who, collection: "staff" as const };
		const { totalDocs } = await payload.countGlobalVersions({ global: "banner", req });
		// The state before the first banner, so that this can be undone too.
		if (totalDocs === 0) await withoutActivity(req, () => update(req, {}));
		await update(req, data);
	});
}

/** Sets the banner in place of the one before; recorded in activity. */
export const publishBanner = (input: BannerInput, who: SignedIn): Promise<void> => save(who, input);

/** Ends the banner now. Its text stays, for undoing. Without a banner nothing happens. */
export async function takeBannerDown(who: SignedIn): Promise<void> {
	if (await readBanner()) await save(who, { endsAt: new Date().toISOString() });
}
