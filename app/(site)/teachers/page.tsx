import type { Metadata } from "next";
import { PeopleCards } from "@/components/people/people-cards";
import { titles } from "@/lib/bengali/site";
import { getTeachers } from "@/lib/school/people";

const title = titles.teachers;

export const metadata: Metadata = { title };

export default async function TeachersPage() {
	return <PeopleCards title={title} people={await getTeachers()} />;
}
