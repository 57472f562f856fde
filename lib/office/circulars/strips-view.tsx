import { notFound } from "next/navigation";
import { formatDate } from "@/lib/bengali/dates";
import { idField } from "@/lib/contract/input";
import { shortPath } from "@/lib/contract/paths";
import { studentStaffText } from "@/lib/office/words/students";
import { getSettings } from "@/lib/school/settings";
import { addressByHost } from "@/lib/school/site-address";
import { subjectPage } from "../parts/office-template";
import { orGone } from "../parts/or-gone";
import { getTold, readTold } from "./reached";
import { Strips } from "./strips";
import { circularsText as text } from "./text";

/** `/admin/circulars/:id/strips`: strips to cut for the families of a `section`; with `unread` of those who have not confirmed. */
export const StripsView = subjectPage("circulars", async ({ head, id, query: { section, unread } }) => {
	const chosen = idField.safeParse(section).data;
	const notice = id ? await orGone(getTold(id)) : "gone";
	if (notice === "gone" || !chosen) notFound();
	const [all, settings, site] = await Promise.all([
		readTold(notice, { of: "section", id: chosen }),
		getSettings(),
		addressByHost(head.get("host")),
	]);
	const pupils = all.filter(({ readAt }) => !unread || !readAt);
	const [first] = all;
	return (
		<main className="papers-desk" data-papers="">
			<Strips
				back={`/admin/circulars/${id}/reach`}
				made={text.message.of(notice.name, formatDate(notice.at), `${site}${shortPath(notice.id)}`)}
				notice={notice.id}
				pupils={pupils.map(({ id, name, roll }) => ({ id, name, roll }))}
				school={settings.school_name}
				section={first ? studentStaffText.titles.section(first.section.name, first.class.name) : ""}
			/>
		</main>
	);
});
