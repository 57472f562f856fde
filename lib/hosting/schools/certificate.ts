/**
 * `node school.js certificate`, run by certbot: nginx serves each school that has a certificate, also a renewed one. Writes
 * all files for nginx and systemd anew, so `update --all` runs it too, with the new version.
 */
import { writeFront } from "./front";
import { readSchools } from "./places";
import { readUnits, reloadFront, writeSharedUnits } from "./system";

writeSharedUnits();
readUnits();
writeFront(readSchools());
reloadFront();
