/** `npm run --silent grade < sheet.json`: results of a sheet, or what is wrong with it (docs/grading.md). */
import { buffer } from "node:stream/consumers";
import { gradeJson } from "@/lib/grading/grade-json";

const { results, faults } = gradeJson(await buffer(process.stdin));
const [output, text] = faults ? [process.stderr, faults.join("\n")] : [process.stdout, results];
if (faults) process.exitCode = 1;
// The process exits when this module ends, so all output must have been written to the pipe by then.
await new Promise((resolve) => output.write(`${text}\n`, resolve));
