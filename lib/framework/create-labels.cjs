/**
 * Payload's buttons and breadcrumbs for a new record say the same for all of them; this loader for `turbopack.rules` lets
 * them say what is made, in the words of `general.createNewLabel`. What is left of `general.createNew` is in fields of
 * files and their drawers.
 */
const folder = "@payloadcms/ui/dist";

/** What each file has for the name of the kind; the breadcrumbs have it in the entry before. */
const labels = {
	"elements/ListHeader/TitleActions/ListCreateNewDocButton.js":
		"getTranslation(collectionConfig.labels.singular, i18n)",
	"elements/DocumentControls/index.js": "getTranslation(collectionConfig.labels.singular, i18n)",
	"views/Edit/SetDocumentStepNav/index.js": '""',
};

const unlabelled = /\bt\("general:createNew"\)/g;

/**
 * @this {{ resourcePath: string }} given by Turbopack
 * @param {string} source of one of the files
 * @returns {string} the same with labels
 */
function labelled(source) {
	const [, label] = Object.entries(labels).find(([file]) => this.resourcePath.endsWith(`${folder}/${file}`)) ?? [];
	return source.replaceAll(unlabelled, `t("general:createNewLabel", { label: ${label} })`);
}

/** For `turbopack.rules`. */
const rules = Object.fromEntries(
	Object.keys(labels).map((file) => [`**/${folder}/${file}`, { loaders: ["./lib/framework/create-labels.cjs"] }]),
);

module.exports = Object.assign(labelled, { rules, files: Object.keys(labels).map((file) => `${folder}/${file}`) });
