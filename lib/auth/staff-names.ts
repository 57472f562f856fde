/** User names of staff, and what staff may type to sign in: the user name or the e-mail address. */
import { z } from "zod";
import { machineText } from "@/lib/bengali/digits";
import { normalise } from "@/lib/bengali/normalise";

/** Letters of any script, digits, and `.`, `_`, `-`; no `@`, so that no user name is another account's address. */
const username = /^[\p{L}\p{M}\p{N}._-]{3,40}$/u;
const email = z.email().max(254);

/** @returns the user name as it is stored: NFC, lower case, Latin digits */
export const tidyUsername = (text: string): string => machineText(text).toLowerCase();

/** @param text as {@link tidyUsername} returns it */
export const isUsername = (text: string): boolean => username.test(text);

/** @returns the user name or e-mail address as it is stored, or null if the text is neither */
export function readLoginName(text: string): string | null {
	const name = tidyUsername(text);
	return isUsername(name) || email.safeParse(name).success ? name : null;
}

/** @returns what a change gives as the current password, as it is compared; empty for nothing, and for what is no text */
export function givenPassword(change: unknown): string {
	const { currentPassword } = Object(change);
	return typeof currentPassword === "string" ? normalise(currentPassword) : "";
}
