"use client";

import { ListFile } from "../lists/list-file";
import { dateListText } from "./text";

/** A list of the school year's dates. */
export const DateList = () => (
	<ListFile subject="date-list" done="/admin/collections/school-dates" text={dateListText} />
);
