/** `npm run command -- pack-key FILE`: makes the key with which `npm run pack` signs, in a file that nobody else may read. */
import { writeFileSync } from "node:fs";
import { makeKeys } from "../update/ed25519";
import { packText } from "./text";

const [file] = process.argv.slice(2);
if (!file) {
	console.error(packText.keyUsage);
	process.exit(1);
}
writeFileSync(file, makeKeys().secret, { mode: 0o600, flag: "wx" });
console.log(packText.keyMade(file));
