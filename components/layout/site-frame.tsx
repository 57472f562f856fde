import { type ReactNode, Suspense } from "react";
import { Boundary } from "@/components/forms/boundary";
import { layoutText } from "@/lib/bengali/site";
import { accentOf, darkColors, type Theme, textOn } from "@/lib/contract/colors";
import { globalThisScript } from "@/lib/contract/global-this";
import { menuParts, oftenUsed } from "@/lib/contract/menu";
import { getBanner } from "@/lib/school/banner";
import { getContact, getMenu, getSettings, type SchoolSettings } from "@/lib/school/settings";
import { Banner } from "./banner";
import { Footer } from "./footer";
import { Header } from "./header";
import { Menu } from "./menu";
import { Navigation, PageChange } from "./navigation";
import styles from "./site-frame.module.css";

type Colors = Parameters<typeof darkColors>[0];

const rule = ({ header, name, menu }: Colors) =>
	`:root{--header:#${header};--on-header:${textOn(header)};--name:#${name};--menu:#${menu};--on-menu:${textOn(menu)}}`;

/** Stronger than the palette, which pages without settings keep. */
const accentRule = (menu: string, theme: Theme) => {
	const { accent, hover, on } = accentOf(menu, theme);
	return `html:root{--link:#${accent};--link-hover:#${hover};--on-link:${on}}`;
};

/**
 * The colours that staff have chosen, as custom properties, and turned by the rule for dark screens. That of the menu is
 * the one of buttons, links and lines as well.
 */
function SchoolColors({ settings }: { settings: SchoolSettings }) {
	const chosen = {
		header: settings.color_code,
		name: settings.school_color_code,
		menu: settings.menu_bg_color_code,
	};
	const light = rule(chosen) + accentRule(chosen.menu, "light");
	const dark = rule(darkColors(chosen)) + accentRule(chosen.menu, "dark");
	return <style>{`${light}@media screen and (prefers-color-scheme:dark){${dark}}`}</style>;
}

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
