"use client";
import { Waiting } from "@/components/forms/loading";
import { loginText, childrenText as text } from "@/lib/bengali/student-area";
import { loginPath } from "@/lib/browser/login-redirect";
import { maxChildren, mustChangePassword, numberOf, useTokens } from "@/lib/browser/tokens";
import { childrenPath } from "@/lib/contract/paths";
import type { NextExams } from "@/lib/school/school-dates";
import { ChildCard } from "./child-card";
import styles from "./children.module.css";

/** All children whose logins this phone has, and a link to the login of another one. @param exams by class */
export function Children({ exams }: { exams: NextExams }) {
	const tokens = useTokens();
	if (!tokens) return <Waiting>{text.loading}</Waiting>;
	const { children } = tokens;
	if (children.length === 0)
		return (
			<div className="measure">
				<p>{text.none}</p>
				<a href={loginPath(childrenPath)} className="button">
					{loginText.submit}
				</a>
			</div>
		);
	return (
		<>
			<ul className={styles.children}>
				{children.map((child) => (
					<li key={numberOf(child)}>
						<ChildCard child={child} mustChange={mustChangePassword(child, tokens)} exams={exams} />
					</li>
				))}
			</ul>
			{children.length < maxChildren ? (
				<p className={styles.add}>
					<a href={loginPath(childrenPath, "add")} className="button" aria-describedby="add-hint">
						{text.add}
					</a>
					<span id="add-hint">{text.addHint}</span>
				</p>
			) : (
				<p>{text.full(maxChildren)}</p>
			)}
		</>
	);
}
