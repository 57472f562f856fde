import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { getSafeRedirect } from "payload/shared";
import { CrestLogo } from "../parts/crest";
import { WhenHydrated } from "../parts/loading";
import { LoginForm } from "./login-form";

/** `/admin/login`, in place of Payload's: it can ask for the code of a second factor. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
	const target = getSafeRedirect({ fallbackTo: "/admin", redirectTo: searchParams?.redirect ?? "" });
	if (initPageResult.req.user) redirect(target);
	return (
		<>
			<div className="login__brand">
				<CrestLogo />
			</div>
			<WhenHydrated>
				<LoginForm target={target} />
			</WhenHydrated>
		</>
	);
}
