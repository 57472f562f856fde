import "server-only";
import { findUses, type Use } from "@/lib/cms/collections/media-uses";
import { records } from "@/lib/school/records";

export type { Use };

/** @returns where an upload is used, with paths below `/admin` */
export const getMediaUses = async (id: number): Promise<Use[]> => findUses(await records(), id);
