import { OpenByForm } from "@/components/admission/open-by-form";
import { Boundary } from "@/components/forms/boundary";
import { OnceHydrated, ScriptNotice } from "@/components/forms/hydration";
import { pageMetadata } from "@/components/layout/page-metadata";
import { RelatedPages } from "@/components/layout/related";
import { LoginForm, LoginReason } from "@/components/student/login-form";
import { openApplicationText } from "@/lib/bengali/application";
import { loginText, studentTitles } from "@/lib/bengali/student-area";
import { openSentApplication } from "./actions";

export const metadata = pageMetadata("/student-login");

export default function LoginPage() {
	return (
		<>
			<div className="measure">
				{/* Nothing of the page stands on the paper of an application that was opened without a script. */}
				<div className="no-print">
					<h1>{studentTitles.login}</h1>
					<Boundary quiet>
						<OnceHydrated>
							<LoginReason />
						</OnceHydrated>
					</Boundary>
					<p>{loginText.intro}</p>
					<ScriptNotice />
					<Boundary>
						<LoginForm />
					</Boundary>
					<p>{loginText.forgotten}</p>
				</div>
				<section aria-labelledby="open-application">
					<h2 id="open-application">{openApplicationText.heading}</h2>
					<p className="no-print">{openApplicationText.intro}</p>
					<Boundary keep="open-form">
						<OpenByForm open={openSentApplication} />
					</Boundary>
				</section>
			</div>
			<RelatedPages path="/student-login" />
		</>
	);
}
