import { Picture } from "@/components/layout/picture";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { peopleText } from "@/lib/bengali/site";
import type { PersonCard } from "@/lib/school/people";
import styles from "./people-cards.module.css";

/** Placeholder for a missing picture. */
function Avatar() {
	return (
		<svg viewBox="0 0 100 100" className={styles.picture} aria-hidden="true">
			<path d="M50 23a17 17 0 010 34 17 17 0 010-34zM16 100c2-26 18-36 34-36s32 10 34 36z" fill="#8ba396" />
		</svg>
	);
}

type Props = { people: PersonCard[]; level?: 2 | 3; first?: boolean };

/**
 * Cards of teachers, staff or committee members; on phones rows, whose number is behind a button that calls it.
 * @param level heading level of the names
 * @param first whether the first picture is the page's LCP image
 */
export function PeopleCards({ people, level = 2, first = false }: Props) {
	const Name = `h${level}` as const;
	return (
		<ul className={styles.cards}>
			{people.map(({ id, name, picture, designation, subject, phone_no }, index) => (
				<li key={id} className={styles.card}>
					{picture ? (
						<Picture picture={picture} className={styles.picture} first={first && index === 0} alt="" />
					) : (
						<Avatar />
					)}
					<div className={styles.words}>
						<Name>{name}</Name>
						<p>
							{designation}
							{subject && ` (${subject})`}
						</p>
					</div>
					{phone_no && (
						<a className={styles.call} href={`tel:${phone_no}`}>
							<svg viewBox="0 0 24 24" aria-hidden="true">
								<path d="M6 3h4l2 5-3 2a11 11 0 0 0 5 5l2-3 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2Z" />
							</svg>
							<span>
								<small>{peopleText.phone}</small> {toBengaliDigits(phone_no)}
							</span>
						</a>
					)}
				</li>
			))}
		</ul>
	);
}
