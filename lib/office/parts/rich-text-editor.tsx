/** Payload's editor, which ./rich-text loads. */

import { useFormInitializing, useFormProcessing } from "@payloadcms/ui";
import * as editor from "payload-editor";
import { useEffect, useMemo, useState } from "react";
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
	// Payload asks only once whether an editor is open for writing: one that comes during a save would stay closed.
	const isInitializing = useFormInitializing();
	const isBusy = useFormProcessing() || isInitializing;
	const [attempt, setAttempt] = useState(0);
	useEffect(() => {
		const closed = `[data-field-path="${props.path}"] [data-lexical-editor][contenteditable=false]`;
		if (!isBusy && document.querySelector(closed)) setAttempt((last) => last + 1);
	}, [isBusy, props.path]);
	return <editor.RichTextField key={attempt} {...props} clientFeatures={features} />;
}
