import nextJest from "next/jest.js";

/** Drizzle's test of a value's class. */
const entity = "/drizzle-orm/entity\\.js$";

const createJestConfig = nextJest({ dir: "./" });

/** @param {object} own options of the project */
async function project(own) {
	const config = await createJestConfig({
		testEnvironment: "node",
		// Payload's editor without top-level await, as in lib/commands/run.js.
		testEnvironmentOptions: { customExportConditions: ["production", "node", "node-addons"] },
		roots: ["<rootDir>/app", "<rootDir>/lib", "<rootDir>/components"],
		extensionsToTreatAsEsm: [".ts", ".tsx"],
		moduleNameMapper: {
			"^@/(.*)$": "<rootDir>/$1",
			"^@payload-config$": "<rootDir>/lib/cms/config.ts",
			"^server-only$": "<rootDir>/lib/commands/build/server-only-stub.js",
			"^next/cache$": "<rootDir>/lib/commands/build/next-cache-stub.js",
		},
		...own,
	})();
	// Next's configuration transforms no package.
	return {
		...config,
		transform: { [entity]: "<rootDir>/lib/commands/test/local-globals.js", ...config.transform },
		transformIgnorePatterns: config.transformIgnorePatterns.map((pattern) => `^(?!.*${entity}).*${pattern}`),
	};
}

const onPostgres = "**/?(*.)postgres.test.ts";
const onS3 = "**/?(*.)s3.test.ts";

export default async () => ({
	// One more than cores: a quarter of the time a suite waits for a disk, a process or a hash.
	maxWorkers: 3,
	// For slow machines; a passing test does not wait longer.
	testTimeout: 120_000,
	testSequencer: "<rootDir>/lib/commands/test/slowest-first.js",
	projects: [
		await project({ testMatch: ["**/*.test.ts", "**/*.test.tsx", `!${onPostgres}`, `!${onS3}`] }),
		await project({
			testMatch: [onPostgres],
			globalSetup: "<rootDir>/lib/commands/test/test-cluster-start.js",
			globalTeardown: "<rootDir>/lib/commands/test/test-server-stop.js",
		}),
		await project({
			testMatch: [onS3],
			globalSetup: "<rootDir>/lib/commands/test/test-store-start.js",
			globalTeardown: "<rootDir>/lib/commands/test/test-server-stop.js",
		}),
	],
});
