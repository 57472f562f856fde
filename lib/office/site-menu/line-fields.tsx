"use client";

import { useState } from "react";
import { errorText } from "@/lib/bengali/errors";
import { staffText } from "@/lib/office/words/staff";
import { ActField, TextField } from "../parts/act-field";
import { outside, PageOptions, pageTitle } from "../publishing/link-select";
import type { SitePages } from "../publishing/site-pages";
import { menuLinkText } from "../publishing/text";
import { isMenuLink } from "../values/links";
import { type Entry, isGroup, type Part } from "./moves";
import { siteMenuText as text } from "./text";

/** @returns what keeps a part from being saved, by field */
export const faultsOf = (part: Part): { name?: string; link?: string } => ({
	...(!part.name.trim() && { name: errorText.field.required }),
	...(!isGroup(part) && !isMenuLink(part.link.trim()) && { link: staffText.errors.link }),
});

type Props = { part: Part; pages: SitePages; isChecked: boolean; change: (fields: Partial<Entry>) => void };

/** The name of a group or an entry, and the page that an entry leads to. */
export function LineFields({ part, pages, isChecked, change }: Props) {
	const faults = isChecked ? faultsOf(part) : {};
	const [typing, setTyping] = useState(!isGroup(part) && pageTitle(pages, part.link) === undefined);
	return (
		<div className="site-menu__fields">
			<TextField
				errors={faults.name ? [faults.name] : undefined}
				id={`name-${part.key}`}
				label={isGroup(part) ? text.groupName : text.name}
				maxLength={isGroup(part) ? 40 : 60}
				value={part.name}
				onChange={(name) => change({ name })}
			/>
			{!isGroup(part) && (
				<>
					<ActField label={menuLinkText.page}>
						{(control) => (
							<select
								{...control}
								value={typing ? outside : part.link}
								onChange={({ target }) => {
									setTyping(target.value === outside);
									change({ link: target.value === outside ? "" : target.value });
								}}
							>
								<PageOptions pages={pages} />
							</select>
						)}
					</ActField>
					{typing && (
						<TextField
							errors={faults.link ? [faults.link] : undefined}
							hint={menuLinkText.hint}
							id={`link-${part.key}`}
							label={menuLinkText.address}
							maxLength={500}
							value={part.link}
							onChange={(link) => change({ link })}
						/>
					)}
				</>
			)}
		</div>
	);
}
