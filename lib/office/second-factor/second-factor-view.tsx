import { MinimalTemplate } from "@payloadcms/next/templates";
import { getSafeRedirect } from "payload/shared";
import { formatDate } from "@/lib/bengali/dates";
import { WhenHydrated } from "../parts/loading";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { OwnSecondFactor } from "./own-second-factor";
import { getSecondFactor } from "./second-factor";
import { secondFactorText as texts } from "./text";

/**
 * `/admin/second-factor`: the own second factor. The login leads here while the account is asked to set one up; when that
 * can no longer be put off, without the menu, which would lead nowhere.
 */
export const SecondFactorView = subjectPage("second-factor", async ({ view, staff, query: { next: asked } }) => {
	const state = await getSecondFactor(staff);
	const next = asked ? getSafeRedirect({ fallbackTo: "/admin", redirectTo: asked }) : null;
	const isOver = state.delayEnds !== null && Date.parse(state.delayEnds) <= Date.now();
	const content = (
		<>
			<p>{texts.explanation}</p>
			{state.delayEnds && <p>{isOver ? texts.asked.over : texts.asked.until(formatDate(state.delayEnds))}</p>}
			<OwnSecondFactor next={isOver ? "/admin" : next} state={state} />
		</>
	);
	if (isOver)
		return (
			<MinimalTemplate>
				<div className="second-factor">
					<WhenHydrated>
						<h1>{texts.title}</h1>
						{content}
					</WhenHydrated>
					<a href="/admin/logout">{texts.asked.logout}</a>
				</div>
			</MinimalTemplate>
		);
	return (
		<SubjectPage view={view} className="second-factor">
			{content}
			{state.delayEnds && next && <a href={next}>{texts.asked.later}</a>}
		</SubjectPage>
	);
});
