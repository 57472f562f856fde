import { Feed } from "feed";
import { noticeKindNames } from "@/lib/bengali/notice-kinds";
import { feedText, titles } from "@/lib/bengali/site";
import { feedPath, itemPath, listPaths } from "@/lib/contract/paths";
import { getItems } from "@/lib/school/item-lists";
import { publicAddress } from "@/lib/school/public-address";
import { getSettings } from "@/lib/school/settings";

/** Number of notices in the feed. */
const newest = 30;

/** The notices as RSS 2.0. A feed needs absolute URLs, so there is none without the site's. */
export async function GET() {
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
	return new Response(feed.rss2(), { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
