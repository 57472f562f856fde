import { type CSSProperties, type ReactNode, Suspense } from "react";
import { layoutText } from "@/lib/bengali/site";
import { getMenu } from "@/lib/school/menu";
import { getSettings } from "@/lib/school/settings";
import { Footer } from "./footer";
import { Header } from "./header";
import { Menu } from "./menu";
import { OpenAtTop } from "./open-at-top";
import styles from "./site-frame.module.css";

/** Header, menu, content and footer around every public page; the school's colours come in as properties. */
export async function SiteFrame({ children }: { children: ReactNode }) {
	const [settings, entries] = await Promise.all([getSettings(), getMenu()]);
	const looks = {
		"--header": `#${settings.color_code}`,
		"--school-name": `#${settings.school_color_code}`,
		"--menu": `#${settings.menu_bg_color_code}`,
		"--name-size": `${settings.school_name_font}px`,
	} as CSSProperties;
	return (
		<html lang="bn" style={looks}>
			<body>
				<a href="#content" className={styles.skip}>
					{layoutText.skipToContent}
				</a>
				<Header settings={settings} />
				<Menu entries={entries} />
				<main id="content" tabIndex={-1} className={styles.main}>
					{children}
				</main>
				<Footer settings={settings} />
				<Suspense>
					<OpenAtTop />
				</Suspense>
			</body>
		</html>
	);
}
