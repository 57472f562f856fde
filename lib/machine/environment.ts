/**
 * The only module that reads environment variables for the application; everything else imports `environment`.
 * An invalid setting stops the process with a message.
 */
import path from "node:path";
import { z } from "zod";
import { settingsText } from "./text";

const number = (fallback: number) => z.coerce.number().int().nonnegative().default(fallback);
const limit = (fallback: number) => z.coerce.number().int().positive().default(fallback);
const optional = z
	.string()
	.trim()
	.transform((value) => value || undefined)
	.optional();

const host = z.string().regex(/^[\w.:-]+$/, "must be an address or a name");

/** All settings of an S3 store; `prefix` is empty or ends in a slash. */
export type S3Settings = {
	endpoint: string;
	region: string;
	bucket: string;
	accessKeyId: string;
	secretAccessKey: string;
	forcePathStyle: boolean;
	prefix: string;
};

/** @returns a folder, or the S3 store of an address with keys and bucket; adds an issue if something of it is missing */
function readCopyPlace(place: string | undefined, wrong: z.RefinementCtx): string | S3Settings | undefined {
	if (!place || !/^https?:/.test(place)) return place && path.resolve(place);
	const { origin, username, password, pathname, searchParams } = new URL(URL.canParse(place) ? place : "http://x");
	const [bucket = "", ...names] = pathname.split("/").filter(Boolean);
	if (!username || !password || !bucket)
		wrong.addIssue({ code: "custom", message: "must be a folder or https://KEY:SECRET@HOST/BUCKET" });
	return {
		endpoint: origin,
		region: searchParams.get("region") ?? "us-east-1",
		bucket,
		accessKeyId: decodeURIComponent(username),
		secretAccessKey: decodeURIComponent(password),
		forcePathStyle: true,
		prefix: names.map((name) => `${name}/`).join(""),
	};
}

/** What a person sets. */
const setByHand = {
	/** Folder that holds all state: database, pictures, secret. */
	DATA_DIR: z
		.string()
		.trim()
		.min(1)
		.default("./data")
		.transform((dir) => path.resolve(dir)),
	/** Folder of the backups; default `backups` in DATA_DIR. */
	BACKUP_DIR: optional.transform((dir) => dir && path.resolve(dir)),
	/**
	 * Where each backup is copied to: a folder that exists, or an S3 store as `https://KEY:SECRET@HOST/BUCKET/PREFIX?region=…`.
	 */
	BACKUP_COPY: optional.transform(readCopyPlace),
	/** For `npm run restore` of a sealed backup: the key on the recovery sheet, or a file with it. */
	BACKUP_KEY: optional,
	BACKUP_KEY_FILE: optional.transform((file) => file && path.resolve(file)),
	/** `postgres://…`; without it the database is a SQLite file in DATA_DIR. */
	DATABASE_URL: optional.refine((url) => !url || /^postgres(ql)?:\/\//.test(url), "must start with postgres://"),
	PORT: z.coerce.number().int().min(1).max(65535).default(3000),
	/**
	 * Must be equal for processes that each have their own DATA_DIR; without it a random secret is stored in DATA_DIR.
	 */
	SECRET: optional.refine((secret) => !secret || secret.length >= 32, "must have at least 32 characters"),
	/** An S3 store for uploaded files; without it they are in DATA_DIR. */
	S3_ENDPOINT: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
	S3_REGION: optional,
	S3_BUCKET: optional,
	S3_ACCESS_KEY_ID: optional,
	S3_SECRET_ACCESS_KEY: optional,
	/** Whether the bucket's name is in the path of URLs, not in their host name. */
	S3_FORCE_PATH_STYLE: z.stringbool().default(true),
	/** Start of the names in the bucket, for a bucket that also has other files. */
	S3_PREFIX: optional.refine(
		(prefix) => !prefix || /^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/.test(prefix),
		"must be names of letters, digits, . - and _, separated by /",
	),
	/** Address to listen on; default 127.0.0.1 behind a proxy, otherwise all interfaces. */
	HOST: optional.pipe(host.optional()),
	/** Public URL of the site, for canonical links and secure cookies. */
	SITE_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()).transform((url) => url?.replace(/\/+$/, "")),
	/** Number of trusted proxies; with 0 X-Forwarded-For is ignored. */
	TRUST_PROXY: number(0),
	/** Failed logins per student id and per address in a quarter of an hour (`guessMinutes`). */
	LOGIN_FAILURES_PER_STUDENT: limit(5),
	LOGIN_FAILURES_PER_ADDRESS: limit(100),
	RESULT_SEARCHES_PER_MINUTE: limit(600),
	/**
	 * Different students whose results an address gets in ten minutes without a proof (lib/http/proofs); 0: always a
	 * proof.
	 */
	UNPROVED_STUDENTS_PER_ADDRESS: number(40),
	/** Correct proofs by roll (which is easily guessed) that are accepted from an address in ten minutes. */
	ROLL_PROOFS_PER_ADDRESS: number(40),
	/** Searches of the site, and checks of printed papers. */
	SEARCHES_PER_MINUTE: limit(600),
	APPLICATIONS_PER_HOUR: limit(60),
	/**
	 * Maximum seconds between two checks for records whose date of publication or expiry has been reached
	 * (lib/upkeep/dates).
	 */
	DATES_SECONDS: limit(60),
	/** The first staff account, created if there is none. */
	STAFF_EMAIL: optional.pipe(z.email().optional()),
	STAFF_PASSWORD: optional.pipe(z.string().min(12, "must have at least 12 characters").optional()),
	/**
	 * Without any account: `settings` stops the start unless the two above are set, `page` prints the address of a page
	 * that makes it (lib/office/first-head).
	 */
	FIRST_HEAD: z.enum(["settings", "page"]).default("settings"),
	/** Whose accounts must have a second factor; every account may have one (lib/cms/second-factor). */
	STAFF_SECOND_FACTOR: z.enum(["heads", "all", "none"]).default("heads"),
	/** A folder, or an address, where newer versions of the packed site lie (lib/upkeep/newer-version). */
	UPDATE_FROM: optional,
	/** Whether a release marked as security is taken at night without a hand (lib/upkeep/security-update). */
	AUTO_SECURITY_UPDATES: z.stringbool().default(true),
	/** Which requests are logged, as one line of JSON each: none, those answered with status 500 and above, or all. */
	REQUEST_LOG: z.enum(["off", "errors", "all"]).default("errors"),
	/** Server for mails of warnings (lib/office/warnings), `smtp://…` or `smtps://…`; none are sent without it. */
	SMTP_URL: optional.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
	/** Sender of these mails; without it the user in SMTP_URL, if that is an address. */
	SMTP_FROM: optional.pipe(z.email().optional()),
	/** Port of the metrics for Prometheus (no metrics without it; one port per process), and the address to listen on. */
	METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
	METRICS_HOST: host.default("127.0.0.1"),
	/**
	 * Seconds for which the server still listens after SIGTERM, while a proxy moves to other processes
	 * (lib/http/shutdown).
	 */
	DRAIN_SECONDS: number(0),
	/**
	 * Minutes without a request that needs the process, after which it ends with 0 (lib/http/sleep); 0: never. It needs a
	 * socket that is kept for it.
	 */
	SLEEP_MINUTES: z.coerce.number().nonnegative().default(0),
	/** V8 heap limit of the server in MB; the process needs about 150 MB more. */
	HEAP_MEGABYTES: z.coerce.number().int().min(256).default(512),
};

/** What programs hand over: the build, `school.js`, the units of a machine, systemd. */
const handedOver = {
	/** Set by the units of a machine with several schools: the name of this one, whose program is the machine's to change. */
	SCHOOL_NAME: optional,
	/** Set by `school.js` of the packed site: its folder, and the version that it runs. */
	SCHOOL_HOME: optional,
	SCHOOL_VERSION: optional,
	/** Set by what starts the server: the name with which its `/readyz` answers. */
	INSTANCE: optional,
	/** Name of the build, set when it is built. Browsers that have loaded pages of another build reload. */
	DEPLOYMENT_ID: optional.refine(
		(id) => !id || /^[\w-]{1,32}$/.test(id),
		"must be letters, digits, - and _, at most 32",
	),
	/**
	 * Key of server actions, 32 bytes in base64, set when it is built. Builds with the same key accept each other's
	 * forms.
	 */
	NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: optional.refine(
		(key) => !key || Buffer.from(key, "base64").length === 32,
		"must be 32 bytes in base64",
	),
	/** Folder in which a process that goes to sleep leaves its public pages for the proxy in front; none without it. */
	ASLEEP_DIR: optional.transform((dir) => dir && path.resolve(dir)),
	/** Number of sockets that systemd has opened for the process LISTEN_PID (sd_listen_fds(3)). */
	LISTEN_FDS: number(0),
	LISTEN_PID: number(0),
};

/** docs/settings.md describes each. */
export const settings = z.object({ ...setByHand, ...handedOver });

const s3Required = ["S3_ENDPOINT", "S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** @returns undefined if none of the S3 settings is set; adds an issue if only some are */
function readS3(read: z.output<typeof settings>, wrong: z.RefinementCtx): S3Settings | undefined {
	const missing = s3Required.filter((name) => !read[name]);
	if (missing.length === s3Required.length) return undefined;
	for (const name of missing)
		wrong.addIssue({ code: "custom", path: [name], message: "is missing; S3 needs all of its settings" });
	const [endpoint = "", region = "", bucket = "", accessKeyId = "", secretAccessKey = ""] = s3Required.map(
		(name) => read[name],
	);
	const prefix = read.S3_PREFIX ? `${read.S3_PREFIX.replace(/\/$/, "")}/` : "";
	return { endpoint, region, bucket, accessKeyId, secretAccessKey, forcePathStyle: read.S3_FORCE_PATH_STYLE, prefix };
}

/** @returns the sender of mails; adds an issue if there is a server for them and no sender */
function readSender({ SMTP_URL, SMTP_FROM }: z.output<typeof settings>, wrong: z.RefinementCtx): string | undefined {
	const user = SMTP_URL && decodeURIComponent(new URL(SMTP_URL).username);
	const sender = SMTP_FROM ?? (z.email().safeParse(user).success ? user : undefined);
	if (SMTP_URL && !sender)
		wrong.addIssue({ code: "custom", path: ["SMTP_FROM"], message: "is missing: the address that mails come from" });
	return sender;
}

/** HOST: behind a proxy, a port open to everybody would let clients bypass it and forge X-Forwarded-For. */
const schema = settings
	.refine(({ PORT, METRICS_PORT }) => PORT !== METRICS_PORT, { path: ["METRICS_PORT"], error: "must not be PORT" })
	.transform((read, wrong) => ({
		...read,
		SMTP_FROM: readSender(read, wrong),
		S3: readS3(read, wrong),
		BACKUP_DIR: read.BACKUP_DIR ?? path.join(read.DATA_DIR, "backups"),
		HOST: read.HOST ?? (read.TRUST_PROXY > 0 ? "127.0.0.1" : undefined),
	}));

/** The message lists all invalid settings, one per line. */
export class SettingsError extends Error {
	override name = "SettingsError";
}

/** Settings of former versions, which are constants now; SHEET_CHECKS_PER_MINUTE has become SEARCHES_PER_MINUTE. */
const former = [
	...["BODY_BYTES", "UPLOAD_BYTES", "STAFF_UPLOAD_BYTES", "PICTURE_BYTES", "PICTURE_PIXELS", "PASSWORD_MIN"],
	...["PASSWORD_MAX", "LOGIN_FAILURE_MINUTES", "FEEDBACK_PER_HOUR", "SHEET_CHECKS_PER_MINUTE"],
];

/** Says at a start which of them are still set, without effect. */
export function tellOfFormerSettings(source: Record<string, string | undefined> = process.env): void {
	const names = former.filter((name) => source[name]);
	if (names.length > 0) console.warn(settingsText.former(names));
}

export type Environment = z.infer<typeof schema>;

/**
 * Validates the environment variables.
 * @param source variables by name, as in `process.env`; an empty string counts as not set
 * @returns the settings, with defaults filled in
 * @throws SettingsError with one line for each setting that is wrong
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
	const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
	const parsed = schema.safeParse(given);
	if (parsed.success) return parsed.data;
	const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
	throw new SettingsError(`${settingsText.wrong}\n${lines.join("\n")}`);
}

export const environment = readEnvironment(process.env);
