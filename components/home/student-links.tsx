import { TokenLinks } from "@/components/layout/token-links";
import { homeText, titles } from "@/lib/bengali/site";
import { contentPath } from "@/lib/contract/paths";
import styles from "./home.module.css";
import { Section } from "./section";

/**
 * The student corner.
 * @param history name of the content page with the school's history; no link without one
 */
export function StudentLinks({ history, className }: { history?: string; className?: string }) {
	return (
		<Section id="students" title={homeText.studentCorner} className={className}>
			<ul className={`plain ${styles.tiles}`}>
				{history && (
					<li>
						<a href={contentPath(history)}>{homeText.history}</a>
					</li>
				)}
				<li>
					<a href="/teachers">{titles.teachers}</a>
				</li>
				<TokenLinks className="" />
			</ul>
		</Section>
	);
}
