import type { Metadata } from "next";
import { ScriptNotice } from "@/components/forms/script-notice";
import { LoginForm } from "@/components/student/login-form";
import { loginText, studentTitles } from "@/lib/bengali/student-area";

const title = studentTitles.login;

export const metadata: Metadata = { title };

export default function LoginPage() {
	return (
		<div className="measure">
			<h1>{title}</h1>
			<p>{loginText.intro}</p>
			<ScriptNotice />
			<LoginForm />
			<p>{loginText.forgotten}</p>
		</div>
	);
}
