/** A school year's notices. */
import { autumnNotices } from "./notices-autumn";
import { springNotices } from "./notices-spring";
import { summerNotices } from "./notices-summer";
import { winterNotices } from "./notices-winter";

export const notices = [...winterNotices, ...springNotices, ...summerNotices, ...autumnNotices];
