/**
 * `node school.js certificate`, run by certbot: nginx serves each school that has a certificate, also a renewed one. Writes
 * all files for nginx and systemd anew, so `update --all` runs it too, with the new version.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { hasCertificate, machinePart, schoolPart } from "./front";
import { readSchools, shared } from "./places";
import { readUnits, reloadFront, writeSharedUnits } from "./system";

writeSharedUnits();
readUnits();
writeFileSync(path.join(shared.front, "schools.conf"), machinePart());
for (const school of readSchools())
	writeFileSync(path.join(shared.front, `school-${school.name}.conf`), schoolPart(school, hasCertificate(school)));
reloadFront();
