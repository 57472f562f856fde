/** The name under which an uploaded file is listed. */
import "server-only";
import { normalise } from "@/lib/bengali/normalise";

const longest = 120;

/** @returns the file's name, cut and without control characters */
export const titleOfFile = ({ name }: File): string => normalise(name.slice(0, longest)).replace(/\p{Cc}/gu, "");
