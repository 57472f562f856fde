"use client";
/**
 * Payload's editor, which is loaded when a form has one (lib/framework/lazy-editor.js). A form also gets the editor's
 * features, each as an export of this file: here they are names only, for which ./rich-text-editor takes the features.
 */
import { ShimmerEffect } from "@payloadcms/ui";
import { type ComponentProps, lazy, Suspense } from "react";
import { NotLoaded } from "./loading";

// Those of lib/cms/editor.ts. The build fails for one that is missing here.
export const BlockquoteFeatureClient = "BlockquoteFeatureClient";
export const BoldFeatureClient = "BoldFeatureClient";
export const FixedToolbarFeatureClient = "FixedToolbarFeatureClient";
export const HeadingFeatureClient = "HeadingFeatureClient";
export const HorizontalRuleFeatureClient = "HorizontalRuleFeatureClient";
export const ItalicFeatureClient = "ItalicFeatureClient";
export const LinkFeatureClient = "LinkFeatureClient";
export const OrderedListFeatureClient = "OrderedListFeatureClient";
export const ParagraphFeatureClient = "ParagraphFeatureClient";
export const StrikethroughFeatureClient = "StrikethroughFeatureClient";
export const SubscriptFeatureClient = "SubscriptFeatureClient";
export const SuperscriptFeatureClient = "SuperscriptFeatureClient";
export const UnderlineFeatureClient = "UnderlineFeatureClient";
export const UnorderedListFeatureClient = "UnorderedListFeatureClient";

type Editor = typeof import("@payloadcms/richtext-lexical/client");

export type RichTextProps = ComponentProps<Editor["RichTextField"]>;

const RichTextEditor = lazy(() => import("./rich-text-editor").catch(() => ({ default: NotLoaded })));

/** In place of the editor's field of the same name. */
export const RichTextField = (props: RichTextProps) => (
	<Suspense fallback={<ShimmerEffect height="35vh" />}>
		<RichTextEditor {...props} />
	</Suspense>
);
