"use client";
/** The chunk loaded by ./token-links. */
import { toBengaliDigits } from "@/lib/bengali/digits";
import { tokenText } from "@/lib/bengali/navigation";
import { logOut, numberOf, useTokens } from "@/lib/browser/tokens";
import { applicationPath, childrenPath, passwordPath, profilePath } from "@/lib/contract/paths";
import styles from "./account-links.module.css";

export { SentApplication } from "@/components/admission/sent-application";

/**
 * List items: links to each stored application, to the page of several children and to the pages of the student whose
 * login is in use, and logout.
 */
export function AccountLinks() {
	const { login = null, children = [], applications = [] } = useTokens() ?? {};
	const areSeveral = children.some((child) => child !== login);
	const named = (what: string) => (areSeveral && login ? tokenText.of(what, toBengaliDigits(numberOf(login))) : what);
	const links = applications.map((token) => {
		const number = numberOf(token);
		return { path: applicationPath(number), name: tokenText.application(toBengaliDigits(number)) };
	});
	if (areSeveral) links.push({ path: childrenPath, name: tokenText.children });
	if (login) {
		const id = numberOf(login);
		links.push({ path: profilePath(id), name: named(tokenText.profile) });
		links.push({ path: passwordPath(id), name: named(tokenText.password) });
	}
	return (
		<>
			{links.map(({ path, name }) => (
				<li key={path}>
					<a href={path}>{name}</a>
				</li>
			))}
			{login && (
				<li>
					<button type="button" className={styles.leave} onClick={() => logOut(login)}>
						{named(tokenText.leave)}
					</button>
				</li>
			)}
		</>
	);
}
