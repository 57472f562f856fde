/**
 * Payload's editor, a quarter of the back office's scripts, is loaded by the forms that show one. Turbopack puts all
 * client components that the pages of a route may have into the same files, which each of these pages loads, and the
 * editor's are among them (turbopackChunking has no setting for that). So imports of the editor lead to
 * lib/office/parts/rich-text, which loads it when it is shown, under the name that it has in tsconfig.json. Measured: a
 * page without it loads 156 KB of scripts less.
 */
/** For `turbopack.resolveAlias`. */
export const lazyEditor = {
	"@payloadcms/richtext-lexical/client": "./lib/office/parts/rich-text.tsx",
	// The name under which the editor's own field, and two files of @payloadcms/ui, import what their package shows.
	"../exports/client/index.js": "./lib/office/parts/payload-exports.ts",
};
