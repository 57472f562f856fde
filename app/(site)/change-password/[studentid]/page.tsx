import type { Metadata } from "next";
import { Suspense } from "react";
import { Boundary } from "@/components/forms/boundary";
import { ScriptNotice } from "@/components/forms/script-notice";
import { Waiting } from "@/components/forms/waiting";
import { PasswordForm } from "@/components/student/password-form";
import { waitingText } from "@/lib/bengali/forms";
import { studentTitles } from "@/lib/bengali/student-area";
import { noStudent } from "@/lib/school/static-paths";

const title = studentTitles.password;

export const metadata: Metadata = { title, robots: { index: false } };
export const generateStaticParams = noStudent;

export default function PasswordPage() {
	return (
		<div className="measure">
			<h1 data-late="">{title}</h1>
			<ScriptNotice />
			<Boundary>
				<Suspense fallback={<Waiting>{waitingText.loading}</Waiting>}>
					<PasswordForm />
				</Suspense>
			</Boundary>
		</div>
	);
}
