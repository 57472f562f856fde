"use client";

import { Button } from "@payloadcms/ui";
import type { ReactNode } from "react";

/** Opens the browser's print dialogue. */
export const PrintButton = ({ children }: { children: ReactNode }) => (
	<Button type="button" onClick={() => window.print()}>
		{children}
	</Button>
);
