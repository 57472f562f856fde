/** Imported before anything else of a command. */
import { readFileSync } from "node:fs";
import { refuseOldNode } from "../../machine/node-version.js";

const file = new URL("../../../package.json", import.meta.url);
refuseOldNode(JSON.parse(readFileSync(file, "utf8")).engines.node);
