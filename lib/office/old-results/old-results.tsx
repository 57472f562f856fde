"use client";

import { ListFile } from "../lists/list-file";
import { oldResultsText } from "./text";

/** A list of results of before the system. */
export const OldResults = () => (
	<ListFile subject="old-results" done="/admin/collections/results" text={oldResultsText} />
);
