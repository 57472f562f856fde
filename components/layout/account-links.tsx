"use client";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { tokenText } from "@/lib/bengali/navigation";
import { logOut, numberOf, useTokens } from "@/lib/browser/tokens";
import { applicationPath, passwordPath, profilePath } from "@/lib/contract/paths";
import styles from "./account-links.module.css";

type Props = { className?: string };

/** List items: links to each stored application and to the logged-in student's pages, and logout. */
export function AccountLinks({ className }: Props) {
	const { login = null, applications = [] } = useTokens() ?? {};
	const links = applications.map((token) => {
		const number = numberOf(token);
		return { path: applicationPath(number), name: tokenText.application(toBengaliDigits(number)) };
	});
	if (login) {
		const id = numberOf(login);
		links.push({ path: profilePath(id), name: tokenText.profile });
		links.push({ path: passwordPath(id), name: tokenText.password });
	}
	return (
		<>
			{links.map(({ path, name }) => (
				<li key={path}>
					<a href={path} className={className}>
						{name}
					</a>
				</li>
			))}
			{login && (
				<li>
					<button type="button" className={`${styles.leave} ${className}`} onClick={() => logOut(login)}>
						{tokenText.leave}
					</button>
				</li>
			)}
		</>
	);
}
