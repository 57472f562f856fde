import forms from "@/components/forms/forms.module.css";
import { loginText, directoryText as text } from "@/lib/bengali/student-area";
import { loginPath } from "@/lib/browser/login-redirect";
import { useTokens } from "@/lib/browser/tokens";

/** For visitors without a login: that the page needs one, with a link to it and back. @param back path and query of the page */
export function LoginFirst({ back }: { back: string }) {
	const tokens = useTokens();
	if (!tokens || tokens.login) return null;
	return (
		<div className={`${forms.notice} no-print`}>
			<p>{text.loginFirst}</p>
			<a href={loginPath(back)} className="button">
				{loginText.submit}
			</a>
		</div>
	);
}
