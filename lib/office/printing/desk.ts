import type { SignaturePicture } from "./paper-frame";
import type { School } from "./papers";

/** What all papers of a school have: its head, and the picture of a signature, if they are printed with it. */
export type Desk = { school: School; signed: SignaturePicture | null };
