import forms from "@/components/forms/forms.module.css";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { noticeKindNames } from "@/lib/bengali/notice-kinds";
import { searchText, searchTitle } from "@/lib/bengali/search";
import type { NoticeKind } from "@/lib/contract/educational";
import { searchPath } from "@/lib/contract/paths";
import { type KindFilter, kindFilters, longestQuery, type SearchKind, type SearchParams } from "@/lib/contract/search";
import styles from "./search.module.css";
import { SearchField } from "./search-field";

type Props = {
	params: SearchParams;
	/** Years to choose from. */
	years: number[];
	/** What is wrong with the query. */
	fault?: string;
};

const nameOf = (kind: KindFilter) =>
	kind.startsWith("notice-")
		? searchText.noticeKind(noticeKindNames[kind.slice("notice-".length) as NoticeKind])
		: searchText.kinds[kind as SearchKind];

/** The form of the search, which works without script. */
export function SearchForm({ params: { q, kind, year }, years, fault }: Props) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element "search"
		<form action={searchPath} role="search" aria-label={searchTitle} className={styles.form}>
			<div className={styles.query}>
				<label htmlFor="query" className={forms.label}>
					{searchText.label}
				</label>
				{fault && (
					<p id="query-error" role="alert" className={forms.error}>
						{fault}
					</p>
				)}
				<div className={styles.row}>
					<SearchField
						id="query"
						// Text of any length may stand in an address; the field gets back what can be searched, and a little more.
						value={q.slice(0, 2 * longestQuery)}
						focused={!q || fault !== undefined}
						described={fault && "query-error"}
						className={forms.control}
					/>
					<button type="submit" className="button">
						{searchText.submit}
					</button>
				</div>
			</div>
			<div className={styles.filters}>
				<label className={styles.filter}>
					<span className={forms.label}>{searchText.kind}</span>
					<select name="kind" defaultValue={kind ?? ""} className={forms.control}>
						<option value="">{searchText.allKinds}</option>
						{kindFilters.map((kindFilter) => (
							<option key={kindFilter} value={kindFilter}>
								{nameOf(kindFilter)}
							</option>
						))}
					</select>
				</label>
				<label className={styles.filter}>
					<span className={forms.label}>{searchText.year}</span>
					<select name="year" defaultValue={year ?? ""} className={forms.control}>
						<option value="">{searchText.allYears}</option>
						{years.map((year) => (
							<option key={year} value={year}>
								{toBengaliDigits(year)}
							</option>
						))}
					</select>
				</label>
			</div>
		</form>
	);
}
