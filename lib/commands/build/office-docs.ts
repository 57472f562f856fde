/** `npm run office-docs`: writes docs/office.md. */
import { writeFileSync } from "node:fs";
import { describeOffice } from "./describe-office";

writeFileSync("docs/office.md", describeOffice());
