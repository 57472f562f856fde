/**
 * Payload's editor imports a stylesheet of 0.3 MB, which `inlineCss` would write into each page of the back office that
 * has an editor, five times as much as the whole page has otherwise. It is served as a cached file instead
 * (lib/office/stylesheets); for Turbopack the import is replaced by a stylesheet that these pages load anyway.
 */

const loadedAnyway = "./app/fonts/school-bengali.css";

/** For `turbopack.resolveAlias`: the names under which the editor imports it. */
export const editorStylesheet = {
	"./bundled.css": loadedAnyway,
	"../bundled.css": loadedAnyway,
};
