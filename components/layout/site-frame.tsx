import { type ReactNode, Suspense } from "react";
import { Boundary } from "@/components/forms/boundary";
import { layoutText } from "@/lib/bengali/site";
import { globalThisScript } from "@/lib/contract/global-this";
import { menuParts, oftenUsed } from "@/lib/contract/menu";
import { getBanner } from "@/lib/school/banner";
import { getContact } from "@/lib/school/contact";
import { getMenu } from "@/lib/school/menu";
import { getSettings } from "@/lib/school/settings";
import { Banner } from "./banner";
import { Footer } from "./footer";
import { Header } from "./header";
import { Menu } from "./menu";
import { Navigation } from "./navigation";
import { PageChange } from "./page-change";
import { SchoolColors } from "./school-colors";
import styles from "./site-frame.module.css";

/** Root layout of the public pages: urgent banner, header, menu, main, footer, in the colours set by staff. */
export async function SiteFrame({ children }: { children: ReactNode }) {
	const [settings, entries, banner, contact] = await Promise.all([getSettings(), getMenu(), getBanner(), getContact()]);
	return (
		<html lang="bn">
			{/* biome-ignore lint/style/noHeadElement: the script must run before Next's own. */}
			<head>
				{/* Polyfill: all scripts use globalThis from their first line, but Chrome has it only since version 71. */}
				<script>{globalThisScript}</script>
				<SchoolColors settings={settings} />
			</head>
			<body>
				{banner && <Banner banner={banner} />}
				<a href="#content" className={styles.skip}>
					{layoutText.skipToContent}
				</a>
				<Boundary keep="frame">
					<Header settings={settings} />
					<Menu parts={menuParts(entries)} />
				</Boundary>
				<main id="content" tabIndex={-1} className={styles.main}>
					{children}
				</main>
				<Footer settings={settings} contact={contact} pages={oftenUsed(entries)} />
				<Boundary quiet>
					<Suspense>
						<PageChange />
					</Suspense>
					<Navigation />
				</Boundary>
			</body>
		</html>
	);
}
