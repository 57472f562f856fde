"use client";

import { usePathname } from "next/navigation";
import { useOpened } from "../parts/loading";
import { guideText as text } from "./text";

/** At the top of each page: opens the chapter about it. Before the scripts run, it leads to the whole guide. */
export function GuideButton() {
	const [Dialog, open, close] = useOpened(() => import("./guide-dialog"));
	const page = usePathname().replace(/^\/admin/, "");
	return (
		<nav className="office-screen guide-place" aria-label={text.title}>
			<a
				className="guide-button"
				href="/admin/guide"
				aria-label={text.open}
				title={text.open}
				onClick={(event) => {
					event.preventDefault();
					open();
				}}
			>
				?
			</a>
			{Dialog && <Dialog page={page} onClose={close} />}
		</nav>
	);
}
