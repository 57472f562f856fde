import { Section } from "@/components/layout/section";
import { TokenLinks } from "@/components/layout/token-links";
import { homeText, titles } from "@/lib/bengali/site";
import { contentPath, listPaths } from "@/lib/contract/paths";
import styles from "./home.module.css";

const tasks = [
	{ href: "/student-result", name: homeText.results, icon: "M4 21V11M12 21V3M20 21v-6" },
	{ href: "/student/student-application-form", name: homeText.admission, icon: "M4 20l2-6L16 4l4 4L10 18zM4 20h16" },
	{ href: listPaths.notice, name: titles.notice, icon: "M4 9v6l14 5V4zM21 10v4M8 17v4" },
	{ href: listPaths.routine, name: titles.routine, icon: "M4 5h16v16H4zM4 10h16M9 3v4M15 3v4" },
];

/** The academic information box: links to the most used pages. */
export function Tasks() {
	return (
		<section aria-labelledby="academic" className="no-print">
			<h2 id="academic">{homeText.academic}</h2>
			<ul className={`plain ${styles.tiles}`}>
				{tasks.map(({ href, name, icon }) => (
					<li key={href}>
						<a href={href}>
							<svg viewBox="0 0 24 24" aria-hidden="true">
								<path d={icon} />
							</svg>
							{name}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

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
				<TokenLinks />
			</ul>
		</Section>
	);
}
