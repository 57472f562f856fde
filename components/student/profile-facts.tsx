import { useClassNames } from "@/components/layout/class-names";
import { type Fact, Facts } from "@/components/layout/facts";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { profileText as text } from "@/lib/bengali/student-area";
import { genderNames, thanaNames } from "@/lib/bengali/students";
import type { Student } from "@/lib/contract/students";
import styles from "./profile.module.css";

/** @returns a student's fields for display, grouped under headings */
function groupsOf(student: Student, classOf: (id: number | null) => string | undefined): [string, Fact[]][] {
	const digits = (value: string | null) => value && toBengaliDigits(value);
	const thanaOf = (value: Student["present_address_thana"]) => value && thanaNames[value];
	const { groups } = text;
	return [
		[
			groups.student,
			[
				[text.name, student.name],
				[text.code, toBengaliDigits(student.code)],
				[text.birthDate, digits(student.date_of_birth)],
				[text.birthNumber, digits(student.date_of_birth_no)],
				[text.gender, genderNames[student.gender - 1]],
			],
		],
		[
			groups.school,
			[
				[text.presentClass, classOf(student.present_class)],
				[text.previousClass, classOf(student.permanent_class)],
				[text.previousSchool, student.permanent_school_name],
			],
		],
		[
			groups.family,
			[
				[text.father, student.fathers_name],
				[text.fatherMobile, digits(student.father_mobile_no)],
				[text.mother, student.mothers_name],
				[text.motherMobile, digits(student.mothers_mobile_no)],
			],
		],
		[
			groups.address,
			[
				[text.presentAddress, student.present_address_details],
				[text.presentThana, thanaOf(student.present_address_thana)],
				[text.permanentAddress, student.permanent_address_details],
				[text.permanentThana, thanaOf(student.permanent_address_thana)],
			],
		],
	];
}

export function ProfileFacts({ student }: { student: Student }) {
	const classOf = useClassNames();
	return (
		<div>
			{groupsOf(student, classOf).map(([group, facts]) => (
				<section key={group} className={styles.group}>
					<h2>{group}</h2>
					<Facts facts={facts} missing={text.missing} className={styles.facts} />
				</section>
			))}
		</div>
	);
}
