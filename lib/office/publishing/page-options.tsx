import type { SitePages } from "./site-pages";
import { menuLinkText as texts } from "./text";

/** Value of the choice of an address elsewhere. */
export const outside = "outside";

/** The choices of a list of the site's pages. */
export const PageOptions = ({ pages }: { pages: SitePages }) => (
	<>
		<option value="">{texts.choose}</option>
		{(["fixed", "contents"] as const).map((kind) => (
			<optgroup key={kind} label={texts[kind]}>
				{pages[kind].map((page) => (
					<option key={page.path} value={page.path}>
						{page.title}
					</option>
				))}
			</optgroup>
		))}
		<option value={outside}>{texts.outside}</option>
	</>
);

/** @returns the title of the page with that path, undefined for an address elsewhere */
export const pageTitle = (pages: SitePages, path: string): string | undefined =>
	[...pages.fixed, ...pages.contents].find((page) => page.path === path)?.title;
