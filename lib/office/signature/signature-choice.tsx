import type { Signature } from "./signature";
import { signatureText as text } from "./text";

type Props = {
	/** Null while there is none; undefined for an account that may not print with it. */
	signature: Signature | null | undefined;
	isSigned: boolean;
	/** Address of the same papers with the picture, or without it. */
	toggle: string;
};

/** Above papers that the head teacher signs: the same with the picture of the signature, without it, or where it is set. */
export function SignatureChoice({ signature, isSigned, toggle }: Props) {
	if (signature === undefined) return null;
	if (signature === null) return <a href="/admin/printing/signature">{text.set}</a>;
	return <a href={toggle}>{isSigned ? text.leaveOut : text.place}</a>;
}
