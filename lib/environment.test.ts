import path from "node:path";
import fc from "fast-check";
import { readEnvironment, SettingsError } from "./environment";

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

test("keeps backups with the data, or in a folder of their own", () => {
	expect(readEnvironment({ DATA_DIR: "/srv/school" }).BACKUP_DIR).toBe("/srv/school/backups");
	expect(readEnvironment({ BACKUP_DIR: "/mnt/disk/school" }).BACKUP_DIR).toBe("/mnt/disk/school");
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
])("says what is wrong with %s=%s", (name, value) => {
	expect(() => readEnvironment({ [name]: value })).toThrow(SettingsError);
	expect(() => readEnvironment({ [name]: value })).toThrow(name);
});

test("names every wrong setting at once, and never shows a value", () => {
	expect(() => readEnvironment({ PORT: "x", STAFF_PASSWORD: "secret" })).toThrow(/PORT[\s\S]*STAFF_PASSWORD/);
	expect(() => readEnvironment({ STAFF_PASSWORD: "secret" })).not.toThrow(/secret/);
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
