/** Compiles the site that tests serve, unless its source is unchanged. */
import { compileWhenChanged } from "../build/compiled";

await compileWhenChanged();
