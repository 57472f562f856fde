/** Constant load of readers and applicants in the background of a test. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

export type Load = {
	/** Requests without a good response. */
	failures: string[];
	/** Names of the applications that were sent, each once. */
	sent: string[];
	/** Successful requests. */
	count: () => number;
	/** Ends the load, after the responses of all requests. */
	stop: () => Promise<void>;
};

/** Milliseconds between two requests of a user, so that starting processes get CPU time. */
const pause = 20;

/** @param url of the site through nginx */
export function startLoad(url: string): Load {
	const failures: string[] = [];
	const sent: string[] = [];
	let good = 0;
	let over = false;

	async function ask(address: string, init?: RequestInit): Promise<void> {
		try {
			const answer = await fetch(url + address, init);
			const text = await answer.text();
			if (answer.ok) good += 1;
			else failures.push(`${init?.method ?? "GET"} ${address}: ${answer.status} ${text.slice(0, 200)}`);
		} catch (error) {
			failures.push(`${init?.method ?? "GET"} ${address}: ${error}`);
		}
	}
	async function repeat(request: () => Promise<void>): Promise<void> {
		while (!over) {
			await request();
			await sleep(pause);
		}
	}
	async function apply(): Promise<void> {
		const name = `Applicant ${randomUUID()}`;
		sent.push(name);
		const body = { name, gender: 2, fathers_name: "Karim Uddin", mothers_name: "Rahima Begum", present_class: 3 };
		await ask("/api/student/student-application-form-post", {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify(body),
		});
	}
	const users = [
		repeat(() => ask("/api/homeslider")),
		// The random query makes nginx's cache miss.
		repeat(() => ask(`/notices?once=${randomUUID()}`)),
		repeat(apply),
		repeat(apply),
		repeat(apply),
	];
	const stop = async () => {
		over = true;
		await Promise.all(users);
	};
	return { failures, sent, count: () => good, stop };
}
