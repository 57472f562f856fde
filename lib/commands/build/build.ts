/**
 * `npm run build`: compiles the site. Needs no database and no settings. `--when-changed`, for the site that tests serve: unless
 * its source is unchanged.
 */
import { compile, compileWhenChanged } from "./compiled";

await (process.argv.includes("--when-changed") ? compileWhenChanged() : compile());
