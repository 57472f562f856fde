"use client";

import { useModal } from "@payloadcms/ui";
import { usePathname, useRouter, useSearchParams } from "next/navigation";

/** In the drawer of the differences view: chooses the version to compare with, as Payload's own list does. */
export function CompareLink({ id, label }: { id: number | string; label: string }) {
	const { closeAllModals } = useModal();
	const router = useRouter();
	const path = usePathname();
	const search = useSearchParams();

	function choose() {
		closeAllModals();
		router.push(`${path}?${new URLSearchParams({ ...Object.fromEntries(search), versionFrom: String(id) })}`);
	}

	return (
		<button className="created-at-cell" onClick={choose} type="button">
			{label}
		</button>
	);
}
