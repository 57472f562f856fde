import { z } from "zod";
import { machineFaults } from "@/lib/bengali/machine-faults";
import { call } from "@/lib/http/call";
import { unavailableError } from "@/lib/http/failure";
import { databaseAnswers, findWriteFault } from "@/lib/school/health";

/**
 * Health check for a monitor that alerts a person: 200 if the database answers and takes a row, else 503 with a sentence
 * about what is wrong, within two seconds. It should not trigger a restart of the process, which would not repair the database; a process that hangs does
 * not respond at all. A load balancer should ask /readyz instead, which tells whether this process may get requests.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: "public",
	answer: z.object({ ok: z.literal(true) }),
	handle: async () => {
		if (!(await databaseAnswers())) throw unavailableError();
		const fault = await findWriteFault();
		if (fault) throw unavailableError(fault === "unknown" ? undefined : machineFaults[fault].bengali);
		return { ok: true as const };
	},
});
