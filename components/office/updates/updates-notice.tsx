import { updatesText as texts } from "@/lib/bengali/office/updates";
import { newerVersionSeen } from "@/lib/office/updates/updates";

/** On the start page of heads: a newer version lies where the school looks for it. */
export function UpdatesNotice() {
	const version = newerVersionSeen();
	return (
		version && (
			<p>
				<strong>{texts.newer(version)}</strong> <a href="/admin/updates">{texts.open}</a>
			</p>
		)
	);
}
