import type { Metadata } from "next";
import { PersonPart } from "@/components/forms/person-part";
import { PasswordForm } from "@/components/student/password-form";
import { studentTitles } from "@/lib/bengali/student-area";

const title = studentTitles.password;

export const metadata: Metadata = { title, robots: { index: false } };
export const generateStaticParams = () => [{ studentid: "0" }];

export default function PasswordPage() {
	return (
		<div className="measure">
			<PersonPart title={title}>
				<PasswordForm />
			</PersonPart>
		</div>
	);
}
