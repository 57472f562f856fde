import "server-only";
import type { Metadata } from "next";
import { titles } from "@/lib/bengali/site";
import type { ItemKind } from "@/lib/contract/educational";
import { getContent } from "./contents";
import { getItem } from "./educational";
import { findByPathName } from "./path-name";

type NameParams = { params: Promise<{ name: string[] }> };

const titleOf = (found: { name: string } | null): Metadata => ({ title: found?.name ?? titles.notFound });

/** The title of an item's page, or of the page that says there is none. */
export const itemMetadata = async (kind: ItemKind, { params }: NameParams): Promise<Metadata> =>
	titleOf(await findByPathName((await params).name, (name) => getItem(kind, name)));

/** The same for a content page. */
export const contentMetadata = async ({ params }: NameParams): Promise<Metadata> =>
	titleOf(await findByPathName((await params).name, getContent));
