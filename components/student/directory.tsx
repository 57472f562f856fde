"use client";
import { usePathname, useSearchParams } from "next/navigation";
import forms from "@/components/forms/forms.module.css";
import { loginText, directoryText as text } from "@/lib/bengali/student-area";
import { loginPath } from "@/lib/browser/login-redirect";
import { useTokens } from "@/lib/browser/tokens";
import type { Place } from "@/lib/browser/use-directory";
import type { StudentPage } from "@/lib/contract/students";
import { DirectoryFilter } from "./directory-filter";
import { DirectoryList } from "./directory-list";

/** Keeps the selection in the query string, so that it survives the login redirect and can be bookmarked. */
export function Directory({ choices }: { choices: StudentPage }) {
	const path = usePathname();
	const search = useSearchParams();
	const part = (name: keyof Place) => /^\d+$/.exec(search.get(name) ?? "")?.[0] ?? "";
	const place: Place = { year: part("year"), class: part("class"), section: part("section") };
	const whole = place.year && place.class && place.section ? place : null;
	// history.replaceState instead of the router: no server request is needed.
	const go = (to: Place) => {
		const chosen = String(new URLSearchParams(Object.entries(to).filter(([, id]) => id)));
		history.replaceState(null, "", chosen ? `${path}?${chosen}` : path);
	};
	return (
		<>
			<LoginFirst back={String(search) ? `${path}?${search}` : path} />
			<DirectoryFilter choices={choices} first={place} go={go} />
			{whole && (
				<div data-late="">
					<DirectoryList key={search.toString()} place={whole} />
				</div>
			)}
		</>
	);
}

/** For visitors without a login: that the page needs one, with a link to it and back. @param back path and query of the page */
function LoginFirst({ back }: { back: string }) {
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
