import "server-only";
import config from "@payload-config";
import { getPayload } from "payload";

/** @returns the process's Payload instance */
export const records = () => getPayload({ config });
