import type { Metadata } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import "@/app/fonts/school-bengali.css";
import "@/app/(site)/site.css";
import { SiteFrame } from "@/components/layout/site-frame";
import { siteLinkText } from "@/lib/office/publishing/text";

// Drafts depend on the session: no prerendering, no caching.
export const instant = false;

export const metadata: Metadata = { title: siteLinkText.preview, robots: { index: false, follow: false } };

/** The frame of the public pages around the preview of a draft. */
export default async function PreviewLayout({ children }: { children: ReactNode }) {
	await connection();
	return <SiteFrame>{children}</SiteFrame>;
}
