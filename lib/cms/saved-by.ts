/** Stores with each version who saved it, for the history. */
import type { CollectionConfig, Field, GlobalConfig } from "payload";
import { staffText } from "@/lib/bengali/staff";
import { accountOf, serverWrites } from "./access";

/** A name and not a reference: the history keeps it when the account is deleted. */
const savedBy: Field = {
	name: "savedBy",
	label: staffText.fields.savedBy,
	type: "text",
	access: serverWrites,
	admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
	hooks: { beforeChange: [({ req }) => accountOf(req)?.name ?? null] },
};

/** Adds the field to a collection or global with versions. */
export const withSavedBy = <T extends CollectionConfig | GlobalConfig>(config: T): T =>
	config.versions ? { ...config, fields: [...config.fields, savedBy] } : config;
