"use client";
/** The pages of a list, in place of Payload's own line, whose numbers cannot be translated. */
import { useConfig, useListQuery, useTableColumns } from "@payloadcms/ui";
import { useId } from "react";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { listPagesText as text } from "@/lib/office/words/lists";

type Choice = { label: string; value: number; choices: readonly number[]; onChoose?: (value: number) => void };

function NumberChoice({ label, value, choices, onChoose }: Choice) {
	const id = useId();
	const all = choices.includes(value) ? choices : [...choices, value].sort((a, b) => a - b);
	return (
		<span>
			<label htmlFor={id}>{label}</label>
			<select
				className="office-control"
				id={id}
				value={value}
				onChange={(event) => onChoose?.(Number(event.target.value))}
			>
				{all.map((number) => (
					<option key={number} value={number}>
						{toBengaliDigits(number)}
					</option>
				))}
			</select>
		</span>
	);
}

const button = "btn btn--style-secondary btn--size-small btn--withoutPopup";

/** Below the table of each list. */
export function ListPages() {
	const { collectionSlug, data, defaultLimit, handlePageChange, handlePerPageChange, query } = useListQuery();
	const { getEntityConfig } = useConfig();
	const { hasNextPage, hasPrevPage, page = 1, totalDocs = 0, totalPages = 1 } = data ?? {};
	const { columns } = useTableColumns();
	// Payload draws no table, and says that there is nothing, where it could not ask for the records.
	if (columns?.length === 0)
		return (
			<p className="list-failed" role="alert">
				{text.failed} <a href={`/admin/collections/${collectionSlug}?sort=id`}>{text.whole}</a>
			</p>
		);
	if (totalDocs === 0) return null;
	const limit = Number(query.limit ?? defaultLimit ?? data?.limit);
	const limits = getEntityConfig({ collectionSlug })?.admin.pagination?.limits ?? [];
	const first = (page - 1) * limit + 1;
	return (
		<nav className="office-line list-pages" aria-label={text.title}>
			<p>{text.range(first, Math.min(totalDocs, first + limit - 1), totalDocs)}</p>
			{totalPages > 1 && (
				<>
					<button className={button} disabled={!hasPrevPage} type="button" onClick={() => handlePageChange?.(page - 1)}>
						{text.previous}
					</button>
					<NumberChoice
						label={text.page}
						value={page}
						choices={Array.from({ length: totalPages }, (_, index) => index + 1)}
						onChoose={handlePageChange}
					/>
					<button className={button} disabled={!hasNextPage} type="button" onClick={() => handlePageChange?.(page + 1)}>
						{text.next}
					</button>
				</>
			)}
			<NumberChoice label={text.perPage} value={limit} choices={limits} onChoose={handlePerPageChange} />
		</nav>
	);
}
