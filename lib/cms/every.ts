/**
 * What every collection and every global has, around what its own file says: hooks in their order, fields, what stands
 * in its lists and forms, and rights.
 */
import type { CollectionBeforeOperationHook, CollectionConfig, Field, GlobalConfig, SanitizedConfig } from "payload";
import { editingText } from "@/lib/office/editing/text";
import { type MenuGroup, menuGroups } from "@/lib/office/menu-entries";
import { sessionsText } from "@/lib/office/sessions/text";
import { taskText } from "@/lib/office/words/lists";
import { staffText } from "@/lib/office/words/staff";
import { accountOf, collectionAccess, globalAccess, serverWrites } from "./access";
import { noteDeleted, noteState, recordChange, recordDeletion } from "./activity/collection-hooks";
import { recordGlobalChange } from "./activity/global-hooks";
import { inBengali, timesOf } from "./bengali-fields";
import { askByName, limitFields } from "./exam-fields";
import { expireDeleted, expireGlobal, expirePublic } from "./expire";
import { shown } from "./fields";
import { refuseOdd } from "./fitting-queries";
import { refuseOlder, refuseOlderGlobal } from "./newer-versions";
import { normaliseQuery } from "./queries";
import { boundPage, ofPersons, rejectNaN } from "./rest-reads";
import { parseInCollection, parseInGlobal } from "./typed-values";

const parts = "/lib/office/parts";

const aboveFields = [
	// What is typed is kept until it is saved, over the end of a session too.
	shown("unsavedFields", "/lib/office/sessions/unsaved-fields#UnsavedFields", { label: sessionsText.unsaved.label }),
	shown("refusedFields", "/lib/office/editing/refused-fields#RefusedFields", { label: editingText.notSaved }),
];

/** Fills a new record that a list of tasks opens (lib/office/parts/task). */
const taskFill = shown("taskFill", `${parts}/task-bar#TaskFill`, { label: taskText.label });

/** Who saved a version, for the history. A name and not a reference: it is kept when the account is deleted. */
const savedBy: Field = {
	name: "savedBy",
	label: staffText.fields.savedBy,
	type: "text",
	access: serverWrites,
	admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
	hooks: { beforeChange: [({ req }) => accountOf(req)?.name ?? null] },
};

/** Payload's list of versions cannot show who saved each, its comparison not the words that staff see. */
const historyViews = {
	versions: {
		Component: "/lib/office/activity/history-view#HistoryView",
		tab: { Pill: "/lib/office/parts/record-title#VersionsPill" },
	},
	version: { Component: "/lib/office/activity/history-view#VersionView" },
};

/** In the bar above a form: that somebody else has saved it meanwhile, and when it was last saved. */
const aboveForm = ["/lib/office/editing/editing-guard#EditingGuard", `${parts}/record-title#SavedAt`];

const groups: MenuGroup[] = Object.values(menuGroups);

/** The group of the menu; what is not in it has none. */
const groupOf = (path: `/${string}`) => groups.find(({ paths }) => paths.includes(path))?.label ?? false;

const recorded = {
	// First: a later hook removes the new password from the data.
	beforeChange: [noteState],
	afterChange: [recordChange],
	beforeDelete: [noteDeleted],
	afterDelete: [recordDeletion],
} satisfies CollectionConfig["hooks"];

/** @param acts the hooks that record what staff do */
export function everyCollection(
	collection: CollectionConfig,
	acts: Partial<typeof recorded> = recorded,
): CollectionConfig {
	const { slug, admin, fields, hooks, versions } = collection;
	const { edit, views, ...components } = admin?.components ?? {};
	const all = [taskFill, ...fields, ...(versions ? [savedBy] : [])].map(inBengali);
	return {
		...collection,
		access: collectionAccess(collection),
		admin: {
			...admin,
			group: groupOf(`/collections/${slug}`),
			// The browser gets the columns of a list, and else whole records.
			enableListViewSelectAPI: ofPersons.includes(slug),
			// The link to the REST API.
			hideAPIURL: true,
			components: {
				...components,
				afterListTable: [...(components.afterListTable ?? []), `${parts}/list-pages#ListPages`],
				edit: {
					...edit,
					beforeDocumentControls: [
						...(edit?.beforeDocumentControls ?? []),
						...aboveForm,
						// A heading in words for a record without a title.
						`${parts}/record-title#RecordTitle`,
					],
				},
				views: versions ? { ...views, edit: { ...views?.edit, ...historyViews } as never } : views,
			},
		},
		hooks: {
			...hooks,
			beforeOperation: [
				...[refuseOdd, askByName, boundPage, normaliseQuery, parseInCollection, rejectNaN],
				...(hooks?.beforeOperation ?? []),
				refuseOlder,
			],
			beforeChange: [...(acts.beforeChange ?? []), ...(hooks?.beforeChange ?? [])],
			afterChange: [...(hooks?.afterChange ?? []), ...(acts.afterChange ?? []), expirePublic],
			beforeDelete: [...(hooks?.beforeDelete ?? []), ...(acts.beforeDelete ?? [])],
			afterDelete: [...(hooks?.afterDelete ?? []), ...(acts.afterDelete ?? []), expireDeleted],
		},
		// The times are seen by exam accounts too.
		fields: [...aboveFields, ...limitFields(slug, all), ...timesOf(collection)],
	};
}

export function everyGlobal(global: GlobalConfig): GlobalConfig {
	const { slug, admin, fields, hooks, versions } = global;
	const { elements, views, ...components } = admin?.components ?? {};
	const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), ...aboveForm];
	return {
		...global,
		access: globalAccess(slug),
		admin: {
			...admin,
			group: groupOf(`/globals/${slug}`),
			hideAPIURL: true,
			components: {
				...components,
				elements: { ...elements, beforeDocumentControls },
				views: versions ? { ...views, edit: { ...views?.edit, ...historyViews } as never } : views,
			},
		},
		hooks: {
			...hooks,
			beforeOperation: [parseInGlobal, ...(hooks?.beforeOperation ?? []), refuseOlderGlobal],
			afterChange: [...(hooks?.afterChange ?? []), recordGlobalChange, expireGlobal],
		},
		fields: [...aboveFields, ...[...fields, ...(versions ? [savedBy] : [])].map(inBengali)],
	};
}

/** What Payload itself writes, as how somebody sorts a list, has other shapes than its fields. */
const parseAsked: CollectionBeforeOperationHook = (asked) =>
	(asked.args as { overrideAccess?: boolean }).overrideAccess ? asked.args : parseInCollection(asked);

/** Payload's own collections, which it adds last: their rights, and what every query and change is asked. */
export function guardInternal(config: SanitizedConfig): SanitizedConfig {
	for (const collection of config.collections)
		if (collection.slug.startsWith("payload-")) {
			Object.assign(collection.access, collectionAccess(collection));
			collection.hooks.beforeOperation.unshift(refuseOdd, boundPage, normaliseQuery, parseAsked, rejectNaN);
		}
	return config;
}
