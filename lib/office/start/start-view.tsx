import { Gutter } from "@payloadcms/ui";
import { headers } from "next/headers";
import { formatDate } from "@/lib/bengali/dates";
import { Checklist } from "../checklist/checklist-part";
import { FirstHour, FirstHourBack } from "../first-hour/first-hour-part";
import { requireStaffPage } from "../guard";
import { WhenHydrated } from "../parts/when-hydrated";
import { StartActions } from "./start-actions";
import { StartAhead } from "./start-ahead";
import { StartHome } from "./start-home";
import { StartTasks } from "./start-tasks";
import { StartToday } from "./start-today";
import { startText } from "./text";

/** `/admin`: what a new school does first, then what waits, what comes and what was done, as far as the role may see. */
export async function StartView() {
	const staff = await requireStaffPage(await headers());
	return (
		<Gutter className="start">
			<main>
				<WhenHydrated>
					<h1>
						{startText.title} <small>{formatDate(new Date().toISOString())}</small>
					</h1>
					<FirstHour />
					<StartActions staff={staff} />
					<div className="start-parts">
						<div>
							<StartTasks staff={staff} />
							<StartAhead staff={staff} />
							<Checklist />
						</div>
						<div>
							<StartToday staff={staff} />
							<StartHome staff={staff} />
						</div>
					</div>
					<FirstHourBack />
				</WhenHydrated>
			</main>
		</Gutter>
	);
}
