import type { Metadata } from "next";
import type { ReactNode } from "react";
import "@/app/fonts/school-bengali.css";
import "@/app/(site)/site.css";
import { SiteFrame } from "@/components/layout/site-frame";
import { getSettings } from "@/lib/school/settings";

export { generateViewport } from "@/app/(site)/layout";

/** For pages that are rendered on each request: those in (site) must be static. */
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
	const { school_name } = await getSettings();
	return { title: { template: `%s | ${school_name}`, default: school_name } };
}

export default function LiveLayout({ children }: { children: ReactNode }) {
	return <SiteFrame>{children}</SiteFrame>;
}
