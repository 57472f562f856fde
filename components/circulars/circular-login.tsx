import { circularLoginText as text } from "@/lib/bengali/circulars";
import { loginPath } from "@/lib/browser/login-redirect";

/** How a family confirms: a link to the login that leads back to the notice. */
export const CircularLogin = ({ path }: { path: string }) => (
	<>
		<p>{text.how}</p>
		<p>
			<a href={loginPath(path)} className="button">
				{text.login}
			</a>
		</p>
	</>
);
