import "server-only";
import config from "@payload-config";
import { getPayload } from "payload";

/** @returns the data layer; the same one at every call of a process */
export const records = () => getPayload({ config });
