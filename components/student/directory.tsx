"use client";
import { usePathname, useSearchParams } from "next/navigation";
import type { Place } from "@/lib/browser/use-directory";
import type { StudentPage } from "@/lib/contract/students";
import { DirectoryFilter } from "./directory-filter";
import { DirectoryList } from "./directory-list";

/** What is chosen stands in the address, so that one comes back to it after a login or by a kept link. */
export function Directory({ choices }: { choices: StudentPage }) {
	const path = usePathname();
	const search = useSearchParams();
	const part = (name: keyof Place) => /^\d+$/.exec(search.get(name) ?? "")?.[0] ?? "";
	const place: Place = { year: part("year"), class: part("class"), section: part("section") };
	const whole = place.year && place.class && place.section ? place : null;
	// No request to the server: the page is the same, only its address tells more.
	const go = (to: Place) => {
		const chosen = String(new URLSearchParams(Object.entries(to).filter(([, id]) => id)));
		history.replaceState(null, "", chosen ? `${path}?${chosen}` : path);
	};
	return (
		<>
			<DirectoryFilter choices={choices} first={place} go={go} />
			{whole && <DirectoryList key={search.toString()} place={whole} />}
		</>
	);
}
