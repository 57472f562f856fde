"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { guideText as text } from "./text";

// Not in the page: it is loaded when it is opened first.
const GuideDialog = lazy(() => import("./guide-dialog"));

/** At the top of each page: opens the chapter about it. Before the scripts run, it leads to the whole guide. */
export function GuideButton() {
	const [isOpen, setOpen] = useState(false);
	const page = usePathname().replace(/^\/admin/, "");
	return (
		<nav className="guide-place" aria-label={text.title}>
			<a
				className="guide-button"
				href="/admin/guide"
				aria-label={text.open}
				title={text.open}
				onClick={(event) => {
					event.preventDefault();
					setOpen(true);
				}}
			>
				?
			</a>
			{isOpen && (
				<Suspense>
					<GuideDialog page={page} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</nav>
	);
}
