import { pageMetadata } from "@/components/layout/page-metadata";
import { Teachers } from "@/components/people/people-cards";
import { titles } from "@/lib/bengali/site";
import { getTeachers } from "@/lib/school/people";

export const metadata = pageMetadata("/teachers");

export default async function TeachersPage() {
	return (
		<>
			<h1>{titles.teachers}</h1>
			<Teachers people={await getTeachers()} />
		</>
	);
}
