/** `npm run build`: compiles the site. Needs no database and no settings. */
import { compile } from "./compiled";

await compile();
