import "server-only";
import { getContentBlocks } from "./contents";
import { getItems, getPinned, withoutPinned } from "./item-lists";

/** Number of items of each list on the home page. */
const newest = 5;

/** @returns the notices on the home page: the pinned ones, then the newest others, each with whether it is pinned */
export async function getHomeNotices() {
	const [pinned, { data }] = await Promise.all([getPinned(), getItems("notice", 1, newest)]);
	const others = withoutPinned(data, pinned);
	return [
		...pinned.map((item) => ({ ...item, is_pinned: true })),
		...others.map((item) => ({ ...item, is_pinned: false })),
	].slice(0, newest);
}

/** @returns the data of the home page's call: the newest items, pinned or not */
export async function getHome() {
	const [history, blocks, notices, routines, curriculums] = await Promise.all([
		getContentBlocks("history"),
		getContentBlocks("home"),
		getItems("notice", 1, newest),
		getItems("routine", 1, newest),
		getItems("curriculum", 1, newest),
	]);
	return { history, blocks, notices: notices.data, routines: routines.data, curriculums: curriculums.data };
}
