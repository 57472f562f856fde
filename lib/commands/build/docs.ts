/** `npm run docs`: writes the generated parts of docs/api.md and docs/office.md. */
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { describeApi } from "./describe-api";
import { describeOffice } from "./describe-office";

writeFileSync("docs/office.md", describeOffice());
writeFileSync("docs/api.md", await describeApi((file) => import(pathToFileURL(file).href)));
// Importing the calls has opened a database connection, which would keep the process running.
process.exit();
