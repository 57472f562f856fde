/** Rich-text editor, limited to features whose HTML lib/school/rich-text allows. */
import {
	BlockquoteFeature,
	BoldFeature,
	FixedToolbarFeature,
	HeadingFeature,
	HorizontalRuleFeature,
	ItalicFeature,
	LinkFeature,
	lexicalEditor,
	OrderedListFeature,
	ParagraphFeature,
	StrikethroughFeature,
	SubscriptFeature,
	SuperscriptFeature,
	UnderlineFeature,
	UnorderedListFeature,
} from "@payloadcms/richtext-lexical";

export const editor = lexicalEditor({
	// Its name is in English, and the toolbar has all of its choices.
	admin: { hideAddBlockButton: true },
	features: [
		FixedToolbarFeature(),
		ParagraphFeature(),
		HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
		BoldFeature(),
		ItalicFeature(),
		UnderlineFeature(),
		StrikethroughFeature(),
		SubscriptFeature(),
		SuperscriptFeature(),
		OrderedListFeature(),
		UnorderedListFeature(),
		BlockquoteFeature(),
		HorizontalRuleFeature(),
		LinkFeature({ enabledCollections: [] }),
	],
});
