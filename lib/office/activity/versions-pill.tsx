"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { toBengaliDigits } from "@/lib/bengali/digits";

/** The number of a record's versions on the tab of its history, in place of Payload's. */
export function VersionsPill() {
	const { versionCount } = useDocumentInfo();
	return versionCount ? <span className="pill-version-count">{toBengaliDigits(versionCount)}</span> : null;
}
