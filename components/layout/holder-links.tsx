"use client";
import { tokenText } from "@/lib/bengali/site";
import { dropToken, studentIdOf, useIsApplication } from "@/lib/browser/token";
import styles from "./holder-links.module.css";
import { NavLink } from "./nav-link";

type Props = { token: string; className?: string; onNavigate?: () => void };

/** What the holder of a token may open, as entries of a list. */
export default function HolderLinks({ token, className, onNavigate }: Props) {
	const applicant = useIsApplication();
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
