"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { TryAgain } from "@/components/forms/try-again";
import { Waiting } from "@/components/forms/waiting";
import { directoryText as text } from "@/lib/bengali/student-area";
import type { Place } from "@/lib/browser/use-directory";
import { useStudentPage } from "@/lib/browser/use-kept";
import { DirectoryFilter } from "./directory-filter";
import { DirectoryList } from "./directory-list";

/** The search stands in the address, so that one comes back to it after a login or by a kept link. */
export function Directory() {
	const path = usePathname();
	const search = useSearchParams();
	const { data, failure, again } = useStudentPage();
	if (failure) return <TryAgain message={`${text.failed} ${failure}`} again={again} />;
	if (!data) return <Waiting>{text.loading}</Waiting>;

	const part = (name: keyof Place) => /^\d+$/.exec(search.get(name) ?? "")?.[0] ?? "";
	const place: Place = { year: part("year"), class: part("class"), section: part("section") };
	const whole = place.year && place.class && place.section ? place : null;
	// No request to the server: the page is the same, only its address tells more.
	const go = (to: Place | null) => history.replaceState(null, "", to ? `${path}?${new URLSearchParams(to)}` : path);
	return (
		<>
			<DirectoryFilter choices={data} first={place} go={go} />
			{whole && <DirectoryList key={search.toString()} place={whole} />}
		</>
	);
}
