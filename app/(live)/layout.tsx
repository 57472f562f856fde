import type { ReactNode } from "react";
import "@/app/fonts/school-bengali.css";
import "@/app/(site)/site.css";
import { SiteFrame } from "@/components/layout/site-frame";

export { generateMetadata, generateViewport } from "@/app/(site)/layout";

/** For pages that are rendered on each request: those in (site) must be static. */
export const instant = false;

export default function LiveLayout({ children }: { children: ReactNode }) {
	return <SiteFrame>{children}</SiteFrame>;
}
