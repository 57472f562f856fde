import nextJest from "next/jest.js";
import "./lib/commands/test/cheap-hashes.js";
import { bundledPackages, isBundle } from "./lib/commands/test/packages.js";

const createJestConfig = nextJest({ dir: "./" });
const packages = await bundledPackages();

/** @param {object} options of the project */
async function project(options) {
	const config = await createJestConfig({
		testEnvironment: "node",
		// Not among the temporary files, which each run has of its own (lib/commands/test/in-memory.ts).
		cacheDirectory: "<rootDir>/.next/cache/jest",
		// Payload's editor without top-level await, as in lib/commands/run.js.
		testEnvironmentOptions: { customExportConditions: ["production", "node", "node-addons"] },
		roots: ["<rootDir>/app", "<rootDir>/lib", "<rootDir>/components"],
		extensionsToTreatAsEsm: [".ts", ".tsx"],
		moduleNameMapper: {
			"^@/(.*)$": "<rootDir>/$1",
			"^@payload-config$": "<rootDir>/lib/cms/config.ts",
			"^server-only$": "<rootDir>/lib/commands/build/server-only-stub.js",
			"^next/cache$": "<rootDir>/lib/commands/build/next-cache-stub.js",
			...packages,
		},
		...options,
	})();
	// Next's configuration transforms no package.
	return { ...config, transformIgnorePatterns: [isBundle, ...config.transformIgnorePatterns] };
}

const cluster = {
	globalSetup: "<rootDir>/lib/commands/test/test-cluster-start.js",
	globalTeardown: "<rootDir>/lib/commands/test/test-server-stop.js",
};
const store = {
	globalSetup: "<rootDir>/lib/commands/test/test-store-start.js",
	globalTeardown: "<rootDir>/lib/commands/test/test-server-stop.js",
};
const onSqlite = { TEST_DATABASE: "sqlite", TEST_FILES: "folder" };
const onPostgres = { TEST_DATABASE: "postgres", TEST_FILES: "folder" };
const onS3 = { TEST_DATABASE: "sqlite", TEST_FILES: "s3" };

/** Endings of the names of suites that are no unit tests: on both databases or one, with an S3 store, or for `npm run test:machines`. */
const onMachines = "**/*.machines.{,*.}test.ts";
const others = "**/*.{data,sqlite,postgres,s3,machines}.test.ts";

export default async () => ({
	// One more than the two cores: a suite waits a quarter of its time for a disk, a process or a hash.
	maxWorkers: 3,
	// A file leaves 65 MB of modules behind, and with them storages of async_hooks, which each promise then passes. After
	// the fifty files of a worker, collecting them and passing those was a quarter of its work; a new one takes a second.
	workerIdleMemoryLimit: "700MB",
	// For slow machines; a passing test does not wait longer.
	testTimeout: 480_000,
	testSequencer: "<rootDir>/lib/commands/test/slowest-first.js",
	// The first three are run by `npm test`, the others by `npm run test:machines`.
	projects: [
		await project({ displayName: "units", testMatch: ["**/*.test.ts", "**/*.test.tsx", `!${others}`] }),
		await project({
			displayName: "SQLite",
			testMatch: ["**/*.{data,sqlite}.test.ts", `!${onMachines}`],
			globals: onSqlite,
		}),
		await project({
			displayName: "PostgreSQL",
			testMatch: ["**/*.{data,postgres}.test.ts", `!${onMachines}`],
			globals: onPostgres,
			...cluster,
		}),
		await project({
			displayName: "machines, SQLite",
			testMatch: ["**/*.machines.{,data.,sqlite.}test.ts"],
			globals: onSqlite,
		}),
		await project({
			displayName: "machines, PostgreSQL",
			testMatch: ["**/*.machines.{data,postgres}.test.ts"],
			globals: onPostgres,
			...cluster,
		}),
		await project({
			displayName: "machines, S3",
			// The suites that write uploaded files run a second time, with an S3 store.
			testMatch: ["**/*.s3.test.ts", "**/writes.machines.data.test.ts", "**/erasing.data.test.ts"],
			globals: onS3,
			...store,
		}),
	],
});
