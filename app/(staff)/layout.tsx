import "@/app/fonts/school-bengali.css";
import "@/app/fonts/school-latin.css";
import config from "@payload-config";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import { headers } from "next/headers";
import { connection } from "next/server";
import type { ServerFunctionClient } from "payload";
import type { ReactNode } from "react";
import { readFunctionCall } from "@/lib/http/staff/doors";
import { noteForm } from "@/lib/http/staff/persons";
import { takeArguments } from "@/lib/machine/page-call";
import { officePageOf, requireStaffPage } from "@/lib/office/guard";
import { SchoolColors } from "@/lib/office/parts/crest";
import { stylesheetPaths } from "@/lib/office/stylesheets";
import { importMap } from "./admin/importMap.js";

/**
 * Two questions of Payload's forms are not asked; lib/office/editing does both. Its check for newer data offers at
 * the first letter to lose it, and its lock leaves whoever did not get it with a form that cannot be written in.
 */
const unasked = { checkForStaleData: false, returnLockStatus: false };

const serverFunction: ServerFunctionClient = async (call) => {
	"use server";
	const { name, args } = readFunctionCall(call);
	takeArguments();
	const asked = await headers();
	const staff = await requireStaffPage(asked, officePageOf(asked));
	if (name === "render-document") await noteForm(staff, args.collectionSlug, args.docID);
	return handleServerFunctions({ name, args: { ...args, ...unasked }, config, importMap });
};

// The back office depends on the session: no prerendering (Payload issue 18065).
export const instant = false;

export default async function StaffLayout({ children }: { children: ReactNode }) {
	await connection();
	return (
		<RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
			{stylesheetPaths.map((href) => (
				<link key={href} rel="stylesheet" href={href} precedence="office" />
			))}
			<SchoolColors />
			{children}
		</RootLayout>
	);
}
