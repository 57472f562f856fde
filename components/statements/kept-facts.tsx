import { consentText as text } from "@/lib/bengali/consent";
import { statementPaths } from "@/lib/contract/paths";
import { refusedYears } from "@/lib/school/statements";
import styles from "./kept-facts.module.css";

/** What is kept of a student, why, how long and who sees it, in short. */
export function KeptFacts() {
	return (
		<section aria-labelledby="kept-facts" className={styles.kept}>
			<h2 id="kept-facts">{text.title}</h2>
			<dl>
				{text.facts(refusedYears).map(({ term, text: fact }) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd>{fact}</dd>
					</div>
				))}
			</dl>
			<p>
				<a href={statementPaths.privacy}>{text.more}</a>
			</p>
		</section>
	);
}
