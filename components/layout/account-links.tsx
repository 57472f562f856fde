"use client";
import { receivedText as text } from "@/lib/bengali/application";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { tokenText } from "@/lib/bengali/navigation";
import { closeSent, logOut, numberOf, useSent, useTokens } from "@/lib/browser/tokens";
import { applicationPath, childrenPath, passwordPath, printHash, profilePath } from "@/lib/contract/paths";
/** The chunk loaded by ./token-links. */
import styles from "./account-links.module.css";

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

/** Panel above the home page for the application just submitted, until it is closed. */
export function SentApplication() {
	const number = useSent();
	const hasToken = useTokens()?.applications.some((token) => numberOf(token) === number);
	if (!number || !hasToken) return null;
	const path = applicationPath(number);
	return (
		<section aria-labelledby="sent-application" className={`${styles.panel} no-print`}>
			<h2 id="sent-application">{text.heading}</h2>
			<p>
				{text.number} <strong>{toBengaliDigits(number)}</strong>
			</p>
			<div className="row">
				<a href={path} className="button">
					{text.view}
				</a>
				<a href={`${path}${printHash}`} className="button quiet">
					{text.printNow}
				</a>
				<button type="button" className="button quiet" onClick={closeSent}>
					{text.close}
				</button>
			</div>
		</section>
	);
}
