"use client";
import { tokenText } from "@/lib/bengali/site";
import { dropToken, studentIdOf, useIsApplication, useToken } from "@/lib/browser/token";
import { NavLink } from "./nav-link";
import styles from "./token-links.module.css";

type Props = { className?: string; onNavigate?: () => void };

/** What the holder of a token may open, as entries of a list. The server's page has none: it knows no token. */
export function TokenLinks({ className, onNavigate }: Props) {
	const token = useToken();
	const applicant = useIsApplication();
	if (!token) return null;

	const id = studentIdOf(token);
	const links = applicant
		? [["/student/details/", tokenText.details] as const]
		: [["/profile/", tokenText.profile] as const, ["/change-password/", tokenText.password] as const];
	const leave = () => {
		dropToken();
		// A whole new page: nothing that was read with the token stays in memory.
		location.assign("/");
	};
	return (
		<>
			{links.map(([path, name]) => (
				<li key={path}>
					<NavLink href={path + id} className={className} onNavigate={onNavigate}>
						{name}
					</NavLink>
				</li>
			))}
			<li>
				<button type="button" className={`${styles.leave} ${className}`} onClick={leave}>
					{tokenText.leave}
				</button>
			</li>
		</>
	);
}
