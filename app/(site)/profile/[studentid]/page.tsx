import type { Metadata } from "next";
import { PersonPart } from "@/components/forms/person-part";
import { ClassNames } from "@/components/layout/class-names";
import { KeptFacts } from "@/components/statements/kept-facts";
import { Profile } from "@/components/student/profile";
import { studentTitles } from "@/lib/bengali/student-area";
import { getClasses } from "@/lib/school/structure";

const title = studentTitles.profile;

export const metadata: Metadata = { title, robots: { index: false } };
export const generateStaticParams = () => [{ studentid: "0" }];

export default async function ProfilePage() {
	const classes = await getClasses();
	return (
		<>
			<PersonPart title={title}>
				<ClassNames classes={classes}>
					<Profile />
				</ClassNames>
			</PersonPart>
			<KeptFacts />
		</>
	);
}
