import { Feed } from "feed";
import { noticeKindNames } from "@/lib/bengali/notice-kinds";
import { feedText, titles } from "@/lib/bengali/site";
import { feedPath, itemPath, listPaths } from "@/lib/contract/paths";
import { sendTagged } from "@/lib/http/content";
import { getItems } from "@/lib/school/item-lists";
import { getSettings, publicAddress } from "@/lib/school/settings";

/** Number of notices in the feed. */
const newest = 30;

/** The notices as RSS 2.0. A feed needs absolute URLs, so there is none without the site's. */
export async function GET(request: Request) {
	const site = await publicAddress();
	if (!site) return new Response(null, { status: 404 });
	const [{ school_name }, notices] = await Promise.all([getSettings(), getItems("notice", 1, newest)]);
	const link = new URL(listPaths.notice, site).href;
	const feed = new Feed({
		title: `${titles.notice} | ${school_name}`,
		description: feedText.description(school_name),
		id: link,
		link,
		language: "bn",
		generator: false,
		// Without it the moment of the answer, which would be another text each time.
		updated: new Date(Math.max(0, ...notices.data.map(({ created_at }) => Date.parse(created_at)))),
		feedLinks: { rss: new URL(feedPath, site).href },
	});
	for (const { id, name, description, text, created_at, notice_kind } of notices.data) {
		const address = new URL(itemPath("notice", name), site).href;
		feed.addItem({
			// Many readers show titles as HTML: a tag must not become one.
			title: name.replace(/</g, "&lt;").replace(/>/g, "&gt;"),
			// Neither the title nor the site's address, which may change. The database never reuses ids.
			guid: `notice-${id}`,
			link: address,
			description,
			content: text,
			date: new Date(created_at),
			...(notice_kind && { category: [{ name: noticeKindNames[notice_kind] }] }),
		});
	}
	return sendTagged(feed.rss2(), request, { "Content-Type": "application/rss+xml; charset=utf-8" });
}
