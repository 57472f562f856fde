"use client";

import { oldResultsText } from "@/lib/bengali/office/old-results";
import { ListFile } from "../lists/list-file";

/** A list of results of before the system. */
export const OldResults = () => (
	<ListFile subject="old-results" done="/admin/collections/results" text={oldResultsText} />
);
