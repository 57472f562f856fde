/** `npm run --silent grade < sheet.json`: results of a sheet, or what is wrong with it (docs/grading.md). */
import { buffer } from "node:stream/consumers";
import { gradeJson } from "@/lib/grading/grade-json";

const { results, faults } = gradeJson(await buffer(process.stdin));
if (faults) {
	console.error(faults.join("\n"));
	process.exitCode = 1;
} else console.log(results);
