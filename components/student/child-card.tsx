import type { ReactNode } from "react";
import { Boundary } from "@/components/forms/boundary";
import { useClassNames } from "@/components/layout/class-names";
import { childrenText as text } from "@/lib/bengali/student-area";
import { loginPath } from "@/lib/browser/login-redirect";
import { isToken, logOut, numberOf } from "@/lib/browser/tokens";
import { useChild } from "@/lib/browser/use-child";
import { childrenPath, passwordPath, profilePath } from "@/lib/contract/paths";
import type { NextExams } from "@/lib/school/school-dates";
import { ChildNews } from "./child-news";
import styles from "./children.module.css";

type Props = {
	/** The child's token, or its place once the login has ended (lib/browser/tokens). */
	child: string;
	mustChange: boolean;
	/** By class. */
	exams: NextExams;
};

/** One of several children: what is new, or what is needed to see it, and the way off this phone. */
export function ChildCard({ child, mustChange, exams }: Props) {
	const number = numberOf(child);
	if (isToken(child) && !mustChange) return <LoggedIn token={child} exams={exams} />;
	const [what, path, name] = mustChange
		? [text.mustChange, passwordPath(number), text.change]
		: [text.ended, loginPath(childrenPath, "expired", number), text.again];
	return (
		<Card child={child}>
			<p role="status">{what}</p>
			<a href={path} className="button" aria-label={text.of(name, text.student(number))}>
				{name}
			</a>
		</Card>
	);
}

function LoggedIn({ token, exams }: { token: string; exams: Props["exams"] }) {
	const child = useChild(token);
	const classOf = useClassNames();
	const { name, present_class: classId = null } = child.student ?? {};
	const number = numberOf(token);
	return (
		<Card child={token} name={name} className={classOf(classId)}>
			<Boundary>
				<ChildNews {...child} number={number} exam={exams[classId ?? 0]} />
			</Boundary>
			<a
				href={profilePath(number)}
				className="button quiet"
				aria-label={text.of(text.open, name ?? text.student(number))}
			>
				{text.open}
			</a>
		</Card>
	);
}

type CardProps = {
	child: string;
	/** Once it is known. */
	name?: string;
	className?: string;
	children: ReactNode;
};

function Card({ child, name, className, children }: CardProps) {
	const number = numberOf(child);
	const id = text.student(number);
	const heading = `child-${number}`;
	return (
		<section aria-labelledby={heading} className={styles.child}>
			<h2 id={heading}>{name ?? id}</h2>
			{name && <p className={styles.about}>{[className, id].filter(Boolean).join(" · ")}</p>}
			{children}
			<details>
				<summary aria-label={text.of(text.remove, name ?? id)}>{text.remove}</summary>
				<p>{text.removeExplain}</p>
				<button
					type="button"
					className="button"
					aria-label={text.of(text.removeNow, name ?? id)}
					onClick={() => logOut(child)}
				>
					{text.removeNow}
				</button>
			</details>
		</section>
	);
}
