import { mayDo, type SignedIn } from "../guard";
import { readSignature } from "./signature";
import { signatureText as text } from "./text";

/**
 * Of papers that the head teacher signs, the same with the picture of the signature or without it.
 * @param asked `signed` of the address
 * @param addressOf the address of the same papers with that value
 * @returns the picture, if it is printed, and a link to the other ones; or to where it is set
 */
export async function readSigned(who: SignedIn, asked: unknown, addressOf: (signed: "1" | undefined) => string) {
	const signature = await readSignature(who);
	const isSigned = asked === "1";
	const link = signature ? (
		<a href={addressOf(isSigned ? undefined : "1")}>{isSigned ? text.leaveOut : text.place}</a>
	) : (
		mayDo(who, "signature") && <a href="/admin/printing/signature">{text.set}</a>
	);
	return { signed: isSigned ? signature : null, link };
}
