import nextJest from "next/jest.js";

const createJestConfig = nextJest({ dir: "./" });

export default createJestConfig({
	testEnvironment: "node",
	// Jest leaves one core idle; most suites wait for a process or a disk.
	maxWorkers: 2,
	// For slow machines; a passing test does not wait longer.
	testTimeout: 60_000,
	// Payload's editor without top-level await, as in lib/commands/run.js.
	testEnvironmentOptions: { customExportConditions: ["production", "node", "node-addons"] },
	roots: ["<rootDir>/app", "<rootDir>/lib", "<rootDir>/components"],
	testMatch: ["**/*.test.ts", "**/*.test.tsx"],
	extensionsToTreatAsEsm: [".ts", ".tsx"],
	moduleNameMapper: {
		"^@/(.*)$": "<rootDir>/$1",
		"^@payload-config$": "<rootDir>/lib/cms/config.ts",
		"^server-only$": "<rootDir>/lib/commands/server-only-stub.js",
		"^next/cache$": "next/cache.js",
	},
});
