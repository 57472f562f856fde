"use client";
import { useSearchParams } from "next/navigation";
import forms from "@/components/forms/forms.module.css";
import { loginReasons } from "@/lib/bengali/student-area";
import { loginReason } from "@/lib/browser/login-redirect";

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
