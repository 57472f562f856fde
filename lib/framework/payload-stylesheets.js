/**
 * Payload's packages import stylesheets, which `inlineCss` would write into each page of the back office: the editor's of
 * 0.3 MB, and 40 KB of parts, three times in each page. They are served as cached files instead
 * (lib/office/stylesheets); for Turbopack the imports are replaced by a stylesheet that these pages load anyway.
 */

const loadedAnyway = "./app/fonts/school-bengali.css";

/** Names under which the packages import them. */
const names = [
	"./bundled.css",
	"../bundled.css",
	"./index.scss",
	"./library.scss",
	"../../forms/RenderFields/index.scss",
	"../../../forms/RenderFields/index.scss",
	"react-image-crop/dist/ReactCrop.css",
];

/** For `turbopack.resolveAlias`. */
export const payloadStylesheets = Object.fromEntries(names.map((name) => [name, loadedAnyway]));
