/** `npm run docs`: writes what is made from the code in docs/api.md and docs/office.md. */
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { describeApi } from "./describe-api";
import { describeOffice } from "./describe-office";

writeFileSync("docs/office.md", describeOffice());
writeFileSync("docs/api.md", await describeApi((file) => import(pathToFileURL(file).href)));
// The configuration that the calls import opens a database.
process.exit();
