"use client";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { ErrorSummary } from "@/components/forms/error-summary";
import { Field } from "@/components/forms/field";
import forms from "@/components/forms/forms.module.css";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { loginText } from "@/lib/bengali/student-area";
import { studentText } from "@/lib/bengali/students";
import { ask } from "@/lib/browser/call";
import { nextPath } from "@/lib/browser/login-redirect";
import { notify } from "@/lib/browser/notify";
import { setToken } from "@/lib/browser/token";
import { useFormCall } from "@/lib/browser/use-form-call";
import type { LoginAnswer } from "@/lib/contract/students";

/** Spec section 9: messages about logins and passwords. */
const shownFor = 3000;

export function LoginForm() {
	const router = useRouter();
	// The next page may take its time too.
	const [leaving, startLeaving] = useTransition();
	const { errors, message, attempt, waiting, onSubmit } = useFormCall({
		required: loginText.required,
		send: async (values) => {
			const answer = await ask<LoginAnswer>("/api/student/student-login", { body: values });
			if (!answer.success) {
				notify(studentText.loginFailed, { kind: "error", duration: shownFor });
				return { message: studentText.loginFailed };
			}
			setToken(answer.data.token, "student");
			notify(studentText.loginDone, { kind: "success", duration: shownFor });
			startLeaving(() => {
				router.push(nextPath(location.search));
				router.refresh();
			});
			return null;
		},
	});
	return (
		<form noValidate className={`${forms.form} needs-script`} onSubmit={onSubmit}>
			<ErrorSummary errors={errors} message={message} attempt={attempt} />
			<Field
				name="student_id"
				label={loginText.studentId}
				hint={loginText.studentIdHint}
				error={errors.student_id}
				required
			>
				{(control) => <input {...control} type="text" inputMode="numeric" autoComplete="username" />}
			</Field>
			<PasswordField
				name="password"
				label={loginText.password}
				error={errors.password}
				autoComplete="current-password"
			/>
			<SubmitButton waiting={waiting || leaving} waitingText={loginText.waiting}>
				{loginText.submit}
			</SubmitButton>
		</form>
	);
}
