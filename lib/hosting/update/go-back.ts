/**
 * `node school.js go-back`: the version before the last update, for seven days. It gets the data of now if its schema is
 * the same, otherwise, with `--data-of-before`, that of the moment of the update.
 */
import { parseArgs } from "node:util";
import { StartRefused } from "@/lib/data/first-start";
import { findWayBack } from "@/lib/upkeep/way-back";
import { changeVersion, holdUpdates, refuseSecond } from "./change";
import { updateText as text } from "./text";

const { values } = parseArgs({ options: { "data-of-before": { type: "boolean", default: false } } });
refuseSecond();
const back = await findWayBack();
if (!back) throw new StartRefused(text.noWayBack);
const { from, to, at, keepsData } = back;
if (!keepsData && !values["data-of-before"]) throw new StartRefused(text.backNeedsOld(to, at));
process.umask(0o077);
holdUpdates();
if (!values["data-of-before"]) console.log(text.backWithNow(to));
console.log(await changeVersion({ from, to, data: values["data-of-before"] ? "before" : "now" }));
