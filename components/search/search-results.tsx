import { formatDate } from "@/lib/bengali/dates";
import { noticeKindNames } from "@/lib/bengali/notice-kinds";
import { searchText } from "@/lib/bengali/search";
import { listPaths } from "@/lib/contract/paths";
import { lastResultPage, resultsPath, resultsPerPage, type SearchParams } from "@/lib/contract/search";
import type { Part, Result, Results } from "@/lib/school/search";
import styles from "./search.module.css";

/** A text with the words found in it. */
function Marked({ parts }: { parts: Part[] }) {
	let place = 0;
	return parts.map(({ text, isFound }) => {
		place += text.length;
		return isFound ? <mark key={place}>{text}</mark> : text;
	});
}

function ResultItem({ result: { kind, noticeKind, path, date, title, snippet, isInFile } }: { result: Result }) {
	return (
		<li className={styles.result}>
			<h3 className={styles.title}>
				<a href={path}>
					<Marked parts={title} />
				</a>
			</h3>
			<p className={styles.facts}>
				{noticeKind ? searchText.noticeKind(noticeKindNames[noticeKind]) : searchText.kinds[kind]}
				{date && (
					<>
						{" · "}
						<time dateTime={date}>{formatDate(date)}</time>
					</>
				)}
			</p>
			{snippet.length > 0 && (
				<p className={styles.snippet}>
					{isInFile && <b>{searchText.inFile} </b>}
					<Marked parts={snippet} />
				</p>
			)}
		</li>
	);
}

function Nothing({ params }: { params: SearchParams }) {
	const { q, kind, year } = params;
	const { tries } = searchText;
	return (
		<>
			<p role="status">
				<strong>{searchText.nothing(q.trim())}</strong>
			</p>
			<ul className={styles.tries}>
				<li>{tries.fewer}</li>
				<li>{tries.spelling}</li>
				{(kind || year) && (
					<li>
						<a href={resultsPath({ q, kind: null, year: null, page: 1 })}>{tries.withoutFilter}</a>
					</li>
				)}
				<li>
					<a href={listPaths.notice}>{tries.notices}</a>
				</li>
				<li>
					<a href="/contact">{tries.contact}</a>
				</li>
			</ul>
		</>
	);
}

/** The results of a search, with links to further pages. */
export function SearchResults({
	params,
	results: { pages, results, total, page, lastPage },
}: {
	params: SearchParams;
	results: Results;
}) {
	const all = page === 1 ? [...pages, ...results] : results;
	if (all.length === 0) return <Nothing params={params} />;
	const shown = lastResultPage * resultsPerPage;
	const count = pages.length + total;
	return (
		<section aria-labelledby="results">
			<h2 id="results" className="hidden">
				{searchText.results}
			</h2>
			<p role="status">{total > shown ? searchText.foundMany(count, shown) : searchText.found(count)}</p>
			<ol className="plain">
				{all.map((result) => (
					<ResultItem key={result.kind + result.path + result.title.map(({ text }) => text).join("")} result={result} />
				))}
			</ol>
			{lastPage > 1 && (
				<nav aria-label={searchText.pages} className={styles.pages}>
					{page > 1 && (
						<a href={resultsPath({ ...params, page: page - 1 })} className="button quiet">
							{searchText.previous}
						</a>
					)}
					<span>{searchText.page(page, lastPage)}</span>
					{page < lastPage && (
						<a href={resultsPath({ ...params, page: page + 1 })} className="button quiet">
							{searchText.next}
						</a>
					)}
				</nav>
			)}
		</section>
	);
}
