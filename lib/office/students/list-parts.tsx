"use client";
/** What the list of students has besides Payload's own, in the browser. */
import { SortColumn } from "@payloadcms/ui";
import { useEffect } from "react";
import { studentStaffText } from "@/lib/office/words/students";

/** Puts the cursor into the search box, unless a search is shown. */
export function SearchFocus() {
	useEffect(() => {
		if (!location.search.includes("search=")) document.querySelector<HTMLInputElement>(".search-filter input")?.focus();
	}, []);
	return null;
}

/** Payload offers no order by a virtual field; the list has this one (lib/cms/students/list-order.ts). */
export const PlaceHeading = () => (
	<SortColumn Label={undefined} label={studentStaffText.fields.class} name="placeOrder" />
);
