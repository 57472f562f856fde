import "server-only";
import { getContentBlocks } from "./contents";
import { getItems } from "./educational";

/** How many of each list the home page shows (contract.md, shapes). */
const newest = 5;

/** @returns what the home page shows (spec section 3, home page data) */
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
