/**
 * Several processes on one PostgreSQL database. Each keeps one connection outside of the pool, for two purposes: LISTEN
 * receives the cache tags that other processes have expired, and the session may hold the advisory lock of the leader.
 * PostgreSQL ends both when the connection is lost.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { describeError } from "@/lib/machine/log";
import { setLeader } from "./leader";
import { setListening } from "./listening";

// Names used in PostgreSQL, which tests read as well.

/** @returns the name under which PostgreSQL lists the connection of a process */
export const listenerName = (pid: number) => `school process ${pid}`;

/** Key of the advisory lock; any number that nothing else in the database uses. */
export const leaderLock = 4_120_901;

/** Channel of LISTEN and NOTIFY; the payload is a list of tags separated by commas. */
export const channel = "expired_tags";

/** Milliseconds between two checks that the connection works; also between two attempts to become the leader. */
const beat = 5_000;

/** Milliseconds to wait before reconnecting. */
const pause = 1_000;

/** Milliseconds after which a server that does not answer counts as lost. */
const timeout = 10_000;

/** Called with the cache tags that other processes have expired; null if any tag may have expired. */
export type OnExpired = (tags: readonly string[] | null) => void;

/** Keeps this process connected until it ends. */
export async function joinProcesses(connectionString: string, onExpired: OnExpired): Promise<never> {
	for (;;) {
		await followChanges(connectionString, onExpired).catch((error: unknown) => console.error(describeError(error)));
		setLeader(false);
		await sleep(pause, undefined, { ref: false });
	}
}

/** Listens until the connection is lost. */
async function followChanges(connectionString: string, onExpired: OnExpired): Promise<void> {
	const client = new Client({
		connectionString,
		application_name: listenerName(process.pid),
		connectionTimeoutMillis: timeout,
		query_timeout: timeout,
	});
	const lost = new AbortController();
	const lose = () => {
		setListening(false);
		lost.abort();
	};
	client.on("error", lose);
	client.on("end", lose);
	client.on("notification", ({ payload }) => onExpired((payload ?? "").split(",")));
	try {
		await client.connect();
		await client.query(`LISTEN ${channel}`);
		// Any tag may have expired while this process did not listen.
		onExpired(null);
		setListening(true);
		for (let leads = false; !lost.signal.aborted; ) {
			const statement: string = leads ? "SELECT true AS leads" : `SELECT pg_try_advisory_lock(${leaderLock}) AS leads`;
			const { rows }: { rows: { leads: boolean }[] } = await client.query(statement);
			leads = rows[0]?.leads === true;
			setLeader(leads);
			await sleep(beat, undefined, { ref: false, signal: lost.signal }).catch(() => undefined);
		}
	} finally {
		setListening(false);
		await client.end().catch(() => undefined);
	}
}
