import { z } from "zod";
import { pageCollections } from "@/lib/cms/page-collections";
import { idField } from "@/lib/contract/input";

/** A record that has a page. */
export const sitePageSchema = z.object({ collection: z.enum(pageCollections), id: idField });
