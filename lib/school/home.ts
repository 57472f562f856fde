import "server-only";
import { getContentBlocks } from "./contents";
import { getItems } from "./educational";

/** Number of items of each list on the home page (contract.md, shapes). */
const newest = 5;

/** @returns the data of the home page (spec section 3) */
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
