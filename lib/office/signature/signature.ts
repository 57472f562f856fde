/**
 * The head teacher's signature as a picture. It is no upload: those are public. Only the accounts of the subject set it,
 * see it and print with it.
 */
import "server-only";
import { z } from "zod";
import { addEntry } from "@/lib/cms/activity/entries";
import { inTransaction } from "@/lib/data/transactions";
import { prepareSignature, RefusedPicture } from "@/lib/files/pictures/intake";
import { invalidError } from "@/lib/school/errors";
import { records } from "@/lib/school/query";
import { mayDo, type SignedIn } from "../guard";
import { signatureText as text } from "./text";

/** What is stored of it. */
const signatureSchema = z.object({
	/** A data URL. */
	picture: z.string().startsWith("data:image/png;base64,"),
	width: z.number(),
	height: z.number(),
	since: z.iso.datetime(),
	/** Name of the account that set it. */
	by: z.string(),
});
export type Signature = z.infer<typeof signatureSchema>;

/** Key of the entry in Payload's key-value store, which is in backups, and which no form or call shows. */
const entry = "signature";

/** @returns null for an account that may not use it, and while there is none */
export async function readSignature(who: SignedIn): Promise<Signature | null> {
	if (!mayDo(who, "signature")) return null;
	const { data } = signatureSchema.safeParse(await (await records()).kv.get(entry));
	return data ?? null;
}

/**
 * Keeps the picture, without the paper around it, instead of the former one.
 * @throws SchoolError "invalid" for what is no picture, and for one without anything written
 */
export async function saveSignature(file: File, who: SignedIn): Promise<void> {
	const { bytes, width, height } = await prepareSignature(file).catch((error: unknown) => {
		throw error instanceof RefusedPicture ? invalidError({ file: [error.message] }) : error;
	});
	const picture = `data:image/png;base64,${bytes.toString("base64")}`;
	const signature: Signature = { picture, width, height, since: new Date().toISOString(), by: who.name };
	await note(who, "update");
	await (await records()).kv.set(entry, signature);
}

export async function removeSignature(who: SignedIn): Promise<void> {
	await note(who, "delete");
	await (await records()).kv.delete(entry);
}

/** In the list of acts. */
const note = async (who: SignedIn, action: "update" | "delete") =>
	inTransaction(await records(), (req) => addEntry(req, who, { action, kind: "settings", title: text.title }));
