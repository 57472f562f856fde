/**
 * `npm run command -- complete-lock`, after packages have changed: adds what npm leaves out of package-lock.json (./lock-file). With
 * `--check` it only says what is missing.
 */
import { parseArgs } from "node:util";
import { minVersion } from "semver";
import { engines } from "@/package.json";
import { completeLock, faultsOfLock } from "./lock-file";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
if (!values.check) for (const name of completeLock()) console.log(`added ${name}`);

const faults = faultsOfLock(minVersion(engines.node)?.version ?? "");
for (const fault of faults) console.error(`package-lock.json: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
