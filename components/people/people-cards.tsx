import { Picture } from "@/components/layout/picture";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { peopleText } from "@/lib/bengali/site";
import type { PersonCard } from "@/lib/school/people";
import styles from "./people-cards.module.css";

/** What stands where a person has no picture. */
function Avatar() {
	return (
		<svg viewBox="0 0 100 100" className={styles.picture} aria-hidden="true">
			<rect width="100" height="100" fill="#e3ebe5" />
			<circle cx="50" cy="40" r="17" fill="#9db3a7" />
			<path d="M16 100c2-26 18-36 34-36s32 10 34 36z" fill="#9db3a7" />
		</svg>
	);
}

/** Cards of teachers, staff and committee members (spec section 2). */
export function PeopleCards({ title, people }: { title: string; people: PersonCard[] }) {
	return (
		<>
			<h1>{title}</h1>
			{people.length === 0 && <p>{peopleText.none}</p>}
			<ul className={styles.cards}>
				{people.map(({ id, name, picture, designation, subject, phone_no }, index) => (
					<li key={id} className={styles.card}>
						{picture ? (
							<Picture
								picture={picture}
								sizes="(min-width: 40rem) 17rem, 100vw"
								className={styles.picture}
								first={index === 0}
								alt=""
							/>
						) : (
							<Avatar />
						)}
						<div className={styles.words}>
							<h2>{name}</h2>
							<p>
								{designation}
								{subject && ` (${subject})`}
							</p>
							{phone_no && (
								<p>
									{peopleText.phone} <a href={`tel:${phone_no}`}>{toBengaliDigits(phone_no)}</a>
								</p>
							)}
						</div>
					</li>
				))}
			</ul>
		</>
	);
}
