"use client";

import { SortColumn } from "@payloadcms/ui";
import { studentStaffText } from "@/lib/office/words/students";

/** Payload offers no order by a virtual field; the list has this one (lib/cms/students/list-order.ts). */
export const PlaceHeading = () => (
	<SortColumn Label={undefined} label={studentStaffText.fields.class} name="placeOrder" />
);
