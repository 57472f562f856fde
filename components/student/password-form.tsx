"use client";
import { CallForm } from "@/components/forms/call-form";
import forms from "@/components/forms/forms.module.css";
import { Waiting } from "@/components/forms/loading";
import { PasswordField } from "@/components/forms/password-field";
import { waitingText } from "@/lib/bengali/forms";
import { mismatchText } from "@/lib/bengali/outcomes";
import { passwordText } from "@/lib/bengali/student-area";
import { notify } from "@/lib/browser/notify";
import { useFormCall } from "@/lib/browser/use-form-call";
import { usePathParts } from "@/lib/browser/use-path-parts";
import { useSession } from "@/lib/browser/use-session";
import { profilePath } from "@/lib/contract/paths";
import type { PasswordAnswer } from "@/lib/contract/students";
import { ChildSwitch } from "./child-switch";

const fields = [
	{ name: "current_password", label: passwordText.current, autoComplete: "current-password" },
	{ name: "new_password", label: passwordText.new, hint: passwordText.newHint, autoComplete: "new-password" },
	{ name: "confirm_password", label: passwordText.confirm, autoComplete: "new-password" },
] as const;

export function PasswordForm() {
	const { studentid } = usePathParts<"studentid">("/change-password/[studentid]");
	const { token, mustChange, callWithToken, end } = useSession({ number: studentid, changesPassword: true });
	const call = useFormCall({
		required: passwordText.required,
		send: async (values) => {
			if (values.new_password !== values.confirm_password) {
				return { errors: { confirm_password: mismatchText } };
			}
			const answer = await callWithToken<PasswordAnswer>(`/api/change/password/${studentid}`, { body: values });
			notify(answer.message, { kind: answer.success ? "success" : "error", duration: 3000 });
			if (!answer.success) return { message: answer.message };
			end();
			return null;
		},
	});
	if (!token) return <Waiting>{waitingText.loading}</Waiting>;
	return (
		<>
			<ChildSwitch number={studentid} />
			{mustChange && (
				<p role="status" className={forms.notice}>
					{passwordText.fromSlip}
				</p>
			)}
			<CallForm call={call} submit={passwordText.submit} waitingText={passwordText.waiting}>
				{/* Lets password managers associate the new password with the account. */}
				<input type="text" name="username" autoComplete="username" value={studentid} readOnly hidden />
				{fields.map((field) => (
					<PasswordField key={field.name} error={call.errors[field.name]} {...field} />
				))}
				<p>{passwordText.after}</p>
			</CallForm>
			{!mustChange && (
				<p>
					<a href={profilePath(studentid)} className="button quiet">
						{passwordText.back}
					</a>
				</p>
			)}
		</>
	);
}
