"use client";
import { useParams } from "next/navigation";
import { ErrorSummary } from "@/components/forms/error-summary";
import forms from "@/components/forms/forms.module.css";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { Waiting } from "@/components/forms/waiting";
import { NavLink } from "@/components/layout/nav-link";
import { waitingText } from "@/lib/bengali/forms";
import { passwordText } from "@/lib/bengali/student-area";
import { studentText } from "@/lib/bengali/students";
import { notify } from "@/lib/browser/notify";
import { useFormCall } from "@/lib/browser/use-form-call";
import { useSession } from "@/lib/browser/use-session";
import type { PasswordAnswer } from "@/lib/contract/students";

export function PasswordForm() {
	const { studentid } = useParams<{ studentid: string }>();
	const { token, askOwn, end } = useSession();
	const { errors, message, attempt, waiting, onSubmit } = useFormCall({
		required: passwordText.required,
		send: async (values) => {
			if (values.new_password !== values.confirm_password) {
				return { errors: { confirm_password: studentText.password.mismatch } };
			}
			const answer = await askOwn<PasswordAnswer>(`/api/change/password/${studentid}`, { body: values });
			notify(answer.message, { kind: answer.success ? "success" : "error", duration: 3000 });
			if (!answer.success) return { message: answer.message };
			end();
			return null;
		},
	});
	if (!token) return <Waiting>{waitingText.loading}</Waiting>;
	return (
		<>
			<form noValidate className={`${forms.form} needs-script`} onSubmit={onSubmit}>
				<ErrorSummary errors={errors} message={message} attempt={attempt} />
				{/* Password managers keep a password by its name. */}
				<input type="text" name="username" autoComplete="username" value={studentid} readOnly hidden />
				<PasswordField
					name="current_password"
					label={passwordText.current}
					error={errors.current_password}
					autoComplete="current-password"
				/>
				<PasswordField
					name="new_password"
					label={passwordText.new}
					hint={passwordText.newHint}
					error={errors.new_password}
					autoComplete="new-password"
				/>
				<PasswordField
					name="confirm_password"
					label={passwordText.confirm}
					error={errors.confirm_password}
					autoComplete="new-password"
				/>
				<p>{passwordText.after}</p>
				<SubmitButton waiting={waiting} waitingText={passwordText.waiting}>
					{passwordText.submit}
				</SubmitButton>
			</form>
			<p>
				<NavLink href={`/profile/${studentid}`}>{passwordText.back}</NavLink>
			</p>
		</>
	);
}
