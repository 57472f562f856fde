"use client";

import { dateListText } from "@/lib/bengali/office/date-list";
import { ListFile } from "../lists/list-file";

/** A list of the school year's dates. */
export const DateList = () => (
	<ListFile subject="date-list" done="/admin/collections/school-dates" text={dateListText} />
);
