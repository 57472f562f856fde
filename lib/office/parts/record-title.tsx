"use client";
/** What Payload's forms show of a record in English or in Latin digits: its heading, when it was saved, rows, versions. */
import { getTranslation } from "@payloadcms/translations";
import {
	useConfig,
	useDocumentInfo,
	useDocumentTitle,
	useFormModified,
	useFormSubmitted,
	useRowLabel,
	useTranslation,
} from "@payloadcms/ui";
import { useEffect } from "react";
import { formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { staffText } from "@/lib/office/words/staff";

/** What names a record whose title is empty: a file has a name, an account one for the login. */
const names = ["filename", "username", "email"];

/**
 * Heading of a record without a title, in words: "new notice". Payload would show its number, or "untitled" in brackets;
 * until the scripts run, and in the moment before, the heading is empty.
 */
export function RecordTitle() {
	const { i18n, t } = useTranslation();
	const { getEntityConfig } = useConfig();
	const { collectionSlug = "", data, id } = useDocumentInfo();
	const { title, setDocumentTitle } = useDocumentTitle();
	const isWordless = !title || title === `[${t("general:untitled")}]` || title === String(id);
	const name = names.map((field) => data?.[field]).find(Boolean);
	const { labels } = getEntityConfig({ collectionSlug });
	const words = String(name ?? staffText.newRecord(getTranslation(labels.singular, i18n)));
	useEffect(() => {
		if (!isWordless) return;
		// After Payload's own effects, which set its title.
		const frame = requestAnimationFrame(() => setDocumentTitle(words));
		return () => cancelAnimationFrame(frame);
	}, [isWordless, setDocumentTitle, words]);
	return isWordless && <style>{".doc-header__title{visibility:hidden}"}</style>;
}

/**
 * Above a form: that something in it is not saved yet, or else when it was last saved. Payload's own line has Latin digits
 * and English names of times.
 */
export function SavedAt() {
	const { data } = useDocumentInfo();
	const isModified = useFormModified();
	// Payload takes a refused form for a saved one.
	const isUnsaved = useFormSubmitted() || isModified;
	const saved = typeof data?.updatedAt === "string" && staffText.savedAt(formatMoment(data.updatedAt));
	return (
		<span className={isUnsaved ? "unsaved" : "saved-at"} role="status">
			{isUnsaved ? staffText.unsaved : saved}
		</span>
	);
}

/** Label of an array row: its name or grade, else its number. */
export function RowLabel() {
	const { data, rowNumber = 0 } = useRowLabel<{ name?: string; grade?: string }>();
	return <span>{data?.name || data?.grade || toBengaliDigits(rowNumber + 1)}</span>;
}

/** The number of a record's versions on the tab of its history. */
export function VersionsPill() {
	const { versionCount } = useDocumentInfo();
	return versionCount ? <span className="pill-version-count">{toBengaliDigits(versionCount)}</span> : null;
}
