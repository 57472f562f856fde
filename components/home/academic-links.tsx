import type { ReactNode } from "react";
import { NavLink } from "@/components/layout/nav-link";
import { TokenLinks } from "@/components/layout/token-links";
import { homeText, titles } from "@/lib/bengali/site";
import { contentPath, listPaths } from "@/lib/contract/paths";
import styles from "./academic-links.module.css";
import { Section } from "./section";

type Entry = { href: string; name: string };
type Props = { id: string; title: string; entries: Entry[]; children?: ReactNode };

function LinkBox({ id, title, entries, children }: Props) {
	return (
		<Section id={id} title={title}>
			<ul className={styles.links}>
				{entries.map(({ href, name }) => (
					<li key={href}>
						<NavLink href={href} className={styles.link}>
							{name}
						</NavLink>
					</li>
				))}
				{children}
			</ul>
		</Section>
	);
}

/**
 * The academic information box and the student corner (spec section 2).
 * @param history name of the content that tells the institution's history
 */
export function AcademicLinks({ history }: { history?: string }) {
	return (
		<>
			<LinkBox
				id="academic"
				title={homeText.academic}
				entries={[
					{ href: listPaths.routine, name: titles.routine },
					{ href: listPaths.notice, name: titles.notice },
					{ href: "/student-result", name: homeText.results },
					{ href: "/student/student-application-form", name: homeText.admission },
				]}
			/>
			<LinkBox
				id="students"
				title={homeText.studentCorner}
				entries={[
					{ href: contentPath(history ?? homeText.history), name: homeText.history },
					{ href: "/teachers", name: titles.teachers },
				]}
			>
				<TokenLinks className={styles.link} />
			</LinkBox>
		</>
	);
}
