"use client";
import { useEffect } from "react";
import { Waiting } from "@/components/forms/loading";
import { CallFailure } from "@/components/student/call-failure";
import { DataRequests } from "@/components/student/data-requests";
import { detailsText, openApplicationText as opening } from "@/lib/bengali/application";
import { logOut, numberOf, useTokens } from "@/lib/browser/tokens";
import { usePathParts } from "@/lib/browser/use-path-parts";
import { useAnswer, useApplicationSession } from "@/lib/browser/use-session";
import type { ApplicationStateAnswer } from "@/lib/contract/application-state";
import { applicationCodePath, applicationStatePath, printHash } from "@/lib/contract/paths";
import type { Application, SheetCodeAnswer } from "@/lib/contract/students";
import { ApplicationProgress, ApplicationSheet } from "./application-sheet";
import styles from "./application-sheet.module.css";
import { OpenApplication } from "./open-application";

/** The applicant's view of an application: check, print, confirm. */
export function ApplicationDetails() {
	const { student_id: number } = usePathParts<"student_id">("/student/details/[student_id]");
	const path = encodeURIComponent(number);
	const session = useApplicationSession(number);
	const { token, expired, callWithToken } = session;
	const { data, failure, again } = useAnswer<{ student: Application }>(`/api/student/student-details/${path}`, session);
	const code = useAnswer<SheetCodeAnswer>(applicationCodePath(path), session);
	const storedToken = useTokens()?.applications.find((application) => numberOf(application) === number);
	const state = useAnswer<ApplicationStateAnswer>(applicationStatePath(path), session);
	// The sheet is shown even if its code or its state could not be loaded.
	const isSettled = (part: typeof code | typeof state) => part.data !== null || part.failure !== undefined;
	const complete = data !== null && isSettled(code) && isSettled(state);

	useEffect(() => {
		if (!complete || location.hash !== printHash) return;
		// Drop the hash, so that navigating back does not print again.
		history.replaceState(null, "", location.pathname);
		print();
	}, [complete]);

	if (token === null)
		return (
			<>
				<p role={expired ? "status" : undefined}>{expired ? opening.expired : opening.intro}</p>
				<OpenApplication number={number} />
			</>
		);
	if (failure) return <CallFailure what={detailsText.failed} error={failure} again={again} />;
	// Sheet and state are shown together: a state that appears later above the sheet would move it down.
	if (!data || !isSettled(state)) return <Waiting>{detailsText.waiting}</Waiting>;
	return (
		<>
			{state.data && <ApplicationProgress progress={state.data} />}
			<ApplicationSheet application={data.student} code={code.data?.image ?? null} />
			<div className={`buttons ${styles.tools} no-print`}>
				<a href="/" className="button">
					{detailsText.confirm}
				</a>
				<button type="button" className="button quiet" onClick={() => print()}>
					{detailsText.print}
				</button>
				{storedToken && (
					<button type="button" className="button quiet" onClick={() => logOut(storedToken)}>
						{detailsText.forget}
					</button>
				)}
			</div>
			<DataRequests number={number} token={token} callWithToken={callWithToken} />
		</>
	);
}
