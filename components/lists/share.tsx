import type { ReactNode } from "react";
import { shareText } from "@/lib/bengali/share";
import { publicAddress } from "@/lib/school/settings";
import styles from "./item-page.module.css";
import { ShareButton } from "./share-button";

type Props = {
	name: string;
	/** The page's path, or a short path that redirects to it. */
	path: string;
	/** Where else a reader may go, in the same row. */
	children: ReactNode;
};

/** Share links: WhatsApp as a plain link (needs the site's address), and a button for the Web Share API. */
export async function Share({ name, path, children }: Props) {
	const site = await publicAddress();
	return (
		<div className={`row ${styles.share} no-print`}>
			{site && (
				<a
					href={`https://wa.me/?text=${encodeURIComponent(`${name}\n${new URL(path, site).href}`)}`}
					className="button quiet"
					target="_blank"
					rel="noopener"
				>
					{shareText.whatsapp} <span className="hidden">{shareText.newTab}</span>
				</a>
			)}
			<ShareButton name={name} path={path} />
			{children}
		</div>
	);
}
