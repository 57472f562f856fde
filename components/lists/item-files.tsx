import type { ReactNode } from "react";
import { PagePicture, Picture, pageWidth } from "@/components/layout/picture";
import { itemText } from "@/lib/bengali/site";
import type { ItemFile } from "@/lib/school/educational";
import styles from "./item-page.module.css";
import rows from "./item-row.module.css";

/** The download link of the only file. */
function DownloadButton({ file }: { file: ItemFile }) {
	return (
		<p className="no-print">
			<a href={file.href} className="button" target="_blank" rel="noopener">
				{itemText.download}
				{file.isPdf ? ` · ${itemText.pdf}` : ""} <span className="hidden">{itemText.newTab}</span>
			</a>
		</p>
	);
}

/** One row for each of several files. */
function DownloadRows({ files }: { files: ItemFile[] }) {
	return (
		<ul className={`${styles.files} no-print`} aria-label={itemText.files}>
			{files.map(({ name, href, isPdf }, index) => {
				const label = itemText.fileOf(index + 1, isPdf ? itemText.pdf : itemText.picture);
				return (
					<li key={name}>
						<span aria-hidden="true">{label}</span>
						<a href={href} className={rows.file} target="_blank" rel="noopener">
							<span className="hidden">
								{label}: {itemText.download} {itemText.newTab}
							</span>
						</a>
					</li>
				);
			})}
		</ul>
	);
}

/** A picture, or the first page of a PDF file, which leads to the whole file. */
function Shown({ file: { href, isPdf, picture }, first }: { file: ItemFile; first: boolean }) {
	if (!picture) return null;
	const Image = first ? PagePicture : Picture;
	const shown = <Image picture={picture} sizes={pageWidth} className={styles.picture} />;
	if (!isPdf) return shown;
	return (
		<a href={href} className={styles.whole} target="_blank" rel="noopener">
			{shown}
			<span className="no-print">
				{itemText.wholeFile} <span className="hidden">{itemText.newTab}</span>
			</span>
		</a>
	);
}

/**
 * An item's files: downloads, then the pictures one below the other.
 * @param children the item's text, which says more than a scan to who cannot read it
 */
export function ItemFiles({ files, children }: { files: ItemFile[]; children?: ReactNode }) {
	const [first] = files;
	const shown = files.filter(({ picture }) => picture);
	return (
		<>
			{first && (files.length === 1 ? <DownloadButton file={first} /> : <DownloadRows files={files} />)}
			{children}
			{shown.map((file, index) => (
				<Shown key={file.name} file={file} first={index === 0} />
			))}
		</>
	);
}
