import { type ReactNode, Suspense } from "react";
import { waitingText } from "@/lib/bengali/forms";
import { Boundary } from "./boundary";
import { ScriptNotice } from "./hydration";
import { Waiting } from "./loading";

/** What scripts show to one person, below its heading; before they come, or without them, it says so in its place. */
export const PersonPart = ({ title, children }: { title: string; children: ReactNode }) => (
	<>
		<h1 data-late="">{title}</h1>
		<ScriptNotice />
		<Boundary>
			<Suspense fallback={<Waiting>{waitingText.loading}</Waiting>}>{children}</Suspense>
		</Boundary>
	</>
);
