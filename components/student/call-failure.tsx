import { usePathname } from "next/navigation";
import forms from "@/components/forms/forms.module.css";
import { TryAgain } from "@/components/forms/loading";
import { refusedText } from "@/lib/bengali/student-area";
import type { FailedCall } from "@/lib/browser/call";
import { loginPath } from "@/lib/browser/login-redirect";

type Props = {
	/** Sentence naming the action that failed. */
	what: string;
	error: FailedCall;
	again: () => void;
};

/** Error message of a failed student-area call, with a retry button or, for 403, a link to the login. */
export function CallFailure({ what, error, again }: Props) {
	const path = usePathname();
	if (error.status !== 403) return <TryAgain message={`${what} ${error.message}`} again={again} />;
	return (
		<div role="alert" className={forms.notice}>
			<p>{error.message}</p>
			<a href={loginPath(path)} className="button quiet">
				{refusedText.login}
			</a>
		</div>
	);
}
