"use client";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { CallForm } from "@/components/forms/call-form";
import { Field } from "@/components/forms/field";
import forms from "@/components/forms/forms.module.css";
import { PasswordField } from "@/components/forms/password-field";
import { machineText } from "@/lib/bengali/digits";
import { outcomeText } from "@/lib/bengali/outcomes";
import { childrenText, loginReasons, loginText } from "@/lib/bengali/student-area";
import { callApi } from "@/lib/browser/call";
import { loginReason, loginStudent, nextPath } from "@/lib/browser/login-redirect";
import { notify } from "@/lib/browser/notify";
import { tellOpenCirculars } from "@/lib/browser/open-circulars";
import { hasRoomFor, maxChildren, numberOf, readTokens, storeLogin } from "@/lib/browser/tokens";
import { useFormCall } from "@/lib/browser/use-form-call";
import { useLeave } from "@/lib/browser/use-leave";
import { passwordPath, profilePath } from "@/lib/contract/paths";
import type { LoginAnswer } from "@/lib/contract/students";

/** Milliseconds that messages about logins and passwords are shown (docs/product.md, Fixed messages). */
const shownFor = 3000;

/** The login of students; who is logged in gets the own page in place of it. */
export function LoginForm() {
	const router = useRouter();
	const { leaving, leave, replace } = useLeave();
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		const search = new URLSearchParams(location.search);
		const { login } = readTokens();
		// A page that needs another login than this one has led here with a reason.
		if (login && !loginReason(search)) return replace(profilePath(numberOf(login)));
		const field = form.current?.elements.namedItem("student_id");
		if (field instanceof HTMLInputElement) field.value ||= loginStudent(search) ?? "";
	}, [replace]);
	const call = useFormCall({
		required: loginText.required,
		send: async (values) => {
			// Before the call: the password of a slip logs in once.
			if (!hasRoomFor(machineText(values.student_id))) return { message: childrenText.full(maxChildren) };
			const answer = await callApi<LoginAnswer>("/api/student/student-login", { body: values });
			if (!answer.success) {
				notify(answer.message, { kind: "error", duration: shownFor });
				return { message: answer.message };
			}
			const { token, must_change: mustChange = false } = answer.data;
			storeLogin(token, mustChange);
			if (!mustChange) void tellOpenCirculars(token);
			notify(outcomeText.loginDone, { kind: "success", duration: shownFor });
			leave(mustChange ? passwordPath(numberOf(token)) : nextPath(location.search));
			router.refresh();
			return null;
		},
	});
	return (
		<CallForm ref={form} call={call} waiting={leaving} submit={loginText.submit} waitingText={loginText.waiting}>
			<Field
				name="student_id"
				label={loginText.studentId}
				hint={loginText.studentIdHint}
				error={call.errors.student_id}
				required
			>
				{(control) => <input {...control} type="text" inputMode="numeric" autoComplete="username" />}
			</Field>
			<PasswordField
				name="password"
				label={loginText.password}
				error={call.errors.password}
				autoComplete="current-password"
			/>
		</CallForm>
	);
}

/** After a redirect to the login page, explains why. */
export function LoginReason() {
	const reason = loginReason(useSearchParams());
	return (
		reason && (
			<p role="status" className={forms.notice}>
				{loginReasons[reason]}
			</p>
		)
	);
}
