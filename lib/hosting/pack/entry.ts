/**
 * `school.js` of the packed site (./pack.ts): refuses a Node that is too old, in syntax that even such a one reads, then loads
 * what it does (./school.ts).
 */
import { refuseOldNode } from "@/lib/machine/node-version.js";

/** Written in by ./bundle-home.ts. */
declare const MINIMUM: string;
declare const MAIN: string;

refuseOldNode(MINIMUM);
import(MAIN);
