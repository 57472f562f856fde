import { SubjectPage, subjectPage } from "../parts/office-template";
import { updatesText as texts } from "./text";
import { UpdateProgress } from "./update-progress";
import { readUpdates, type Updates } from "./updates";

/** `/admin/updates`: the version that serves, a newer one with the button that installs it, and the way back. */
export const UpdatesView = subjectPage("updates", async ({ view }) => {
	const updates = await readUpdates();
	const { current, back, canInstall, isRunning, newer, said } = updates;
	return (
		<SubjectPage view={view}>
			{current && <p>{texts.current(current)}</p>}
			<Newest {...updates} />
			<UpdateProgress
				back={
					back && {
						label: texts.back.label(back.to),
						until: texts.back.until(back.to, back.until),
						question: back.keepsData ? texts.back.keeps : texts.back.loses(back.at),
					}
				}
				canStart={newer !== null && canInstall}
				isRunning={isRunning}
				said={said}
			/>
		</SubjectPage>
	);
});

/** What there is to install, or why nothing can be installed from here. */
function Newest({ hindrance, newer, canInstall }: Updates) {
	if (hindrance) return <p>{texts[hindrance]}</p>;
	if (!newer) return <p>{texts.upToDate}</p>;
	return (
		<>
			<p>
				<strong>{texts.newer(newer.version)}</strong>
			</p>
			{canInstall ? (
				<p>{texts.what}</p>
			) : (
				<p>
					{texts.onServer} <code>{`${texts.command} ${newer.file}`}</code>
				</p>
			)}
		</>
	);
}
