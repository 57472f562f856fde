"use client";
import { Button } from "@payloadcms/ui";
import { waitingText } from "@/lib/bengali/forms";
import { noConnectionText } from "@/lib/bengali/no-connection";

/** In place of a part whose file did not come. What was typed is kept over the reload (../sessions/unsaved-fields.tsx). */
export const NotLoaded = () => (
	<div className="field-type" role="alert">
		<p>{noConnectionText}</p>
		<Button buttonStyle="secondary" margin={false} onClick={() => location.reload()} size="small">
			{waitingText.retry}
		</Button>
	</div>
);
