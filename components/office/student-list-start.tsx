"use client";

import { Link } from "@payloadcms/ui";
import { useEffect } from "react";
import { sectionSlipText } from "@/lib/bengali/student-office";

/** Above the list of students: the link to the slips of a section. Also puts the cursor into the search box. */
export function StudentListStart() {
	useEffect(() => {
		if (!location.search.includes("search=")) document.querySelector<HTMLInputElement>(".search-filter input")?.focus();
	}, []);
	return (
		<p>
			<Link href="/admin/slips" prefetch={false}>
				{sectionSlipText.link}
			</Link>
		</p>
	);
}
