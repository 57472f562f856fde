import { relatedText } from "@/lib/bengali/navigation";
import { oftenUsed } from "@/lib/contract/menu";
import { getMenu } from "@/lib/school/settings";
import styles from "./related.module.css";

type Props = { title: string; links: readonly { name: string; link: string }[] };

/** Links beside a page that leaves half of a wide screen; below it on a phone. */
export function Related({ title, links }: Props) {
	if (links.length === 0) return null;
	return (
		<section aria-labelledby="related" data-related="" className={`${styles.related} no-print`}>
			<h2 id="related">{title}</h2>
			<ul className="plain">
				{links.map(({ name, link }) => (
					<li key={link}>
						<a href={link}>{name}</a>
					</li>
				))}
			</ul>
		</section>
	);
}

/** What stands beside a page in the menu; of a page without a group there, what most visitors come for. */
export async function RelatedPages({ path }: { path: string }) {
	const menu = await getMenu();
	const group = menu.find(({ link }) => link === path)?.group;
	const beside = group ? menu.filter((entry) => entry.group === group) : [...oftenUsed(menu)];
	return <Related title={relatedText.pages} links={beside.filter(({ link }) => link !== path)} />;
}
