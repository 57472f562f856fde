/** Payload's editor, which ./rich-text loads. */

import * as editor from "payload-editor";
import { useMemo } from "react";
import type { RichTextProps } from "./rich-text";

const exported: Record<string, unknown> = editor;

/** The editor's field, with its features in place of their names. */
export default function RichTextEditor({ clientFeatures, ...props }: RichTextProps) {
	const features = useMemo(() => {
		const named = Object.entries(clientFeatures).map(([key, feature]) => [
			key,
			{ ...feature, clientFeatureProvider: exported[String(feature.clientFeatureProvider)] },
		]);
		return Object.fromEntries(named) as RichTextProps["clientFeatures"];
	}, [clientFeatures]);
	return <editor.RichTextField {...props} clientFeatures={features} />;
}
