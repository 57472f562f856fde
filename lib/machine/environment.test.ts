import { readFileSync } from "node:fs";
import path from "node:path";
import { jest } from "@jest/globals";
import fc from "fast-check";
import { readEnvironment, SettingsError, settings, tellOfFormerSettings } from "./environment";
import { settingsText } from "./text";

test("has a default for every setting", () => {
	expect(readEnvironment({})).toMatchObject({ DATA_DIR: path.resolve("data"), PORT: 3000, TRUST_PROXY: 0 });
	expect(readEnvironment({ PORT: "", SITE_URL: "", DATABASE_URL: "" })).toEqual(readEnvironment({}));
});

test("takes settings that make sense", () => {
	const read = readEnvironment({
		DATA_DIR: "/srv/school",
		DATABASE_URL: "postgres://school@127.0.0.1/school",
		PORT: "8080",
		SITE_URL: "https://school.example/",
		TRUST_PROXY: "1",
	});
	expect(read).toMatchObject({
		DATA_DIR: "/srv/school",
		PORT: 8080,
		SITE_URL: "https://school.example",
		TRUST_PROXY: 1,
	});
});

test("listens for the proxy alone when there is one, unless it is told otherwise", () => {
	expect(readEnvironment({}).HOST).toBeUndefined();
	expect(readEnvironment({ TRUST_PROXY: "1" }).HOST).toBe("127.0.0.1");
	expect(readEnvironment({ TRUST_PROXY: "2", HOST: "" }).HOST).toBe("127.0.0.1");
	expect(readEnvironment({ TRUST_PROXY: "1", HOST: "::" }).HOST).toBe("::");
	expect(readEnvironment({ HOST: "10.0.0.5" }).HOST).toBe("10.0.0.5");
});

test("mails come from the user at their server, or from another address", () => {
	expect(readEnvironment({ SMTP_URL: "smtps://site%40school.example:secret@mail.example" }).SMTP_FROM).toBe(
		"site@school.example",
	);
	const user = "smtp://user:secret@mail.example:587";
	expect(readEnvironment({ SMTP_URL: user, SMTP_FROM: "site@school.example" }).SMTP_FROM).toBe("site@school.example");
	expect(() => readEnvironment({ SMTP_URL: user })).toThrow("SMTP_FROM");
	expect(() => readEnvironment({ SMTP_URL: "https://mail.example" })).toThrow("SMTP_URL");
});

test("keeps backups with the data, or in a folder of their own", () => {
	expect(readEnvironment({ DATA_DIR: "/srv/school" }).BACKUP_DIR).toBe("/srv/school/backups");
	expect(readEnvironment({ BACKUP_DIR: "/mnt/disk/school" }).BACKUP_DIR).toBe("/mnt/disk/school");
	expect(readEnvironment({ BACKUP_COPY: "/mnt/disk/school" }).BACKUP_COPY).toBe("/mnt/disk/school");
	expect(
		readEnvironment({ BACKUP_COPY: "https://key:a%2Fb@s3.example:9000/bucket/one/?region=eu" }).BACKUP_COPY,
	).toEqual({
		...{ endpoint: "https://s3.example:9000", region: "eu", bucket: "bucket", prefix: "one/" },
		...{ accessKeyId: "key", secretAccessKey: "a/b", forcePathStyle: true },
	});
});

const s3 = {
	S3_ENDPOINT: "http://127.0.0.1:9000",
	S3_REGION: "us-east-1",
	S3_BUCKET: "school",
	S3_ACCESS_KEY_ID: "key",
	S3_SECRET_ACCESS_KEY: "hidden",
};

test("keeps files in DATA_DIR, or in an S3 store with all of its settings", () => {
	expect(readEnvironment({}).S3).toBeUndefined();
	const read = { bucket: "school", accessKeyId: "key", secretAccessKey: "hidden", forcePathStyle: true, prefix: "" };
	expect(readEnvironment(s3).S3).toEqual({ ...read, endpoint: s3.S3_ENDPOINT, region: "us-east-1" });
	const more = { S3_PREFIX: "schools/one", S3_FORCE_PATH_STYLE: "false" };
	expect(readEnvironment({ ...s3, ...more }).S3).toMatchObject({ prefix: "schools/one/", forcePathStyle: false });
	for (const name of Object.keys(s3)) {
		expect(() => readEnvironment({ ...s3, [name]: "" })).toThrow(name);
		expect(() => readEnvironment({ ...s3, [name]: "" })).not.toThrow(/hidden/);
	}
});

test.each([
	["PORT", "http"],
	["PORT", "65536"],
	["HOST", "127.0.0.1 --inspect"],
	["HEAP_MEGABYTES", "100"],
	["DATABASE_URL", "mysql://school@127.0.0.1/school"],
	["SITE_URL", "school.example"],
	["TRUST_PROXY", "-1"],
	["DEPLOYMENT_ID", "a b"],
	["NEXT_SERVER_ACTIONS_ENCRYPTION_KEY", "c2hvcnQ="],
	["REQUEST_LOG", "some"],
	["METRICS_PORT", "3000"],
	["METRICS_HOST", "127.0.0.1 --inspect"],
	["STAFF_EMAIL", "head"],
	["STAFF_PASSWORD", "short"],
	["SECRET", "short"],
	["S3_ENDPOINT", "s3.example"],
	["S3_PREFIX", "../other"],
	["S3_PREFIX", "/other"],
	["S3_FORCE_PATH_STYLE", "perhaps"],
	["BACKUP_COPY", "https://s3.example/bucket"],
	["BACKUP_COPY", "https://key:secret@s3.example/"],
	["BACKUP_COPY", "https://key:secret@"],
])("says what is wrong with %s=%s", (name, value) => {
	expect(() => readEnvironment({ [name]: value })).toThrow(SettingsError);
	expect(() => readEnvironment({ [name]: value })).toThrow(name);
});

test("names every wrong setting at once, and never shows a value", () => {
	expect(() => readEnvironment({ PORT: "x", STAFF_PASSWORD: "secret" })).toThrow(/PORT[\s\S]*STAFF_PASSWORD/);
	expect(() => readEnvironment({ STAFF_PASSWORD: "secret" })).not.toThrow(/secret/);
});

test("a start names the settings of former versions, which have no effect any more", () => {
	const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
	tellOfFormerSettings({ PORT: "3000", PASSWORD_MIN: "10", BODY_BYTES: "" });
	expect(warn.mock.calls).toEqual([[settingsText.former(["PASSWORD_MIN"])]]);
	warn.mockRestore();
});

test("takes every port there is and no other", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 65535 }), (port) => readEnvironment({ PORT: `${port}` }).PORT === port),
	);
	fc.assert(
		fc.property(fc.integer({ min: 65536 }), (port) => {
			expect(() => readEnvironment({ PORT: `${port}` })).toThrow(SettingsError);
		}),
	);
});

test("docs/settings.md has every setting with its default", () => {
	const rows = readFileSync("docs/settings.md", "utf8").matchAll(/^\| `([A-Z\d_]+)` +\| (?:`([^`]*)`)?/gm);
	const documented = [...rows].map(([, name = "", value]) => [name, value] as const);
	expect(documented.map(([name]) => name).sort()).toEqual(Object.keys(settings.shape).sort());
	const defaults = settings.parse({});
	expect(settings.parse(Object.fromEntries(documented))).toEqual(defaults);
	const withDefault = documented.filter(([, value]) => value !== undefined).map(([name]) => name);
	expect(withDefault.sort()).toEqual(Object.keys(JSON.parse(JSON.stringify(defaults))).sort());
});
