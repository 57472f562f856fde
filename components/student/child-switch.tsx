import { childrenText as text } from "@/lib/bengali/student-area";
import { isToken, mustChangePassword, numberOf, useTokens } from "@/lib/browser/tokens";
import { useChildRecord } from "@/lib/browser/use-child";
import { childrenPath, profilePath } from "@/lib/contract/paths";
import styles from "./children.module.css";

/** Where this phone has the logins of several children: links to the other children's pages. @param number of this page's */
export function ChildSwitch({ number }: { number: string }) {
	const tokens = useTokens();
	if (!tokens || tokens.children.length < 2) return null;
	return (
		<nav aria-label={text.switch} className="no-print">
			<ul className={`row plain ${styles.switch}`}>
				{tokens.children.map((child) => (
					<li key={numberOf(child)}>
						<ChildLink
							number={numberOf(child)}
							token={isToken(child) && !mustChangePassword(child, tokens) ? child : null}
							isPresent={numberOf(child) === number}
						/>
					</li>
				))}
				<li>
					<a href={childrenPath}>{text.all}</a>
				</li>
			</ul>
		</nav>
	);
}

type Props = { number: string; token: string | null; isPresent: boolean };

/** The child by name, or by number where no token says the name. */
function ChildLink({ number, token, isPresent }: Props) {
	const name = useChildRecord(token)?.name ?? text.student(number);
	return (
		<a href={profilePath(number)} aria-current={isPresent ? "page" : undefined}>
			{name}
		</a>
	);
}
