"use client";

import { dateListText } from "@/lib/bengali/date-list";
import { ListFile } from "../list-file";

/** A list of the school year's dates. */
export const DateList = () => (
	<ListFile base="/office/date-list" done="/admin/collections/school-dates" text={dateListText} />
);
