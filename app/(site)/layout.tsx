import type { Metadata } from "next";
import type { ReactNode } from "react";
import { getSettings } from "@/lib/school/settings";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const { school_name } = await getSettings();
	return { title: { template: `%s | ${school_name}`, default: school_name } };
}
export default async function SiteLayout({ children }: { children: ReactNode }) {
	const s = await getSettings();
	return (
		<html lang="bn">
			<body>
				<header>{s.school_name}</header>
				{children}
			</body>
		</html>
	);
}
