"use client";

import { useId, useState } from "react";
import { errorText } from "@/lib/bengali/errors";
import { isMenuLink } from "@/lib/contract/links";
import { staffText } from "@/lib/office/words/staff";
import { outside, PageOptions, pageTitle } from "../publishing/link-select";
import type { SitePages } from "../publishing/site-pages";
import { menuLinkText } from "../publishing/text";
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
	const pageId = useId();
	return (
		<div className="site-menu__fields">
			<Line
				fault={faults.name}
				id={`name-${part.key}`}
				label={isGroup(part) ? text.groupName : text.name}
				most={isGroup(part) ? 40 : 60}
				value={part.name}
				onChange={(name) => change({ name })}
			/>
			{!isGroup(part) && (
				<>
					<div>
						<label htmlFor={pageId}>{menuLinkText.page}</label>
						<select
							className="office-control"
							id={pageId}
							value={typing ? outside : part.link}
							onChange={({ target }) => {
								setTyping(target.value === outside);
								change({ link: target.value === outside ? "" : target.value });
							}}
						>
							<PageOptions pages={pages} />
						</select>
					</div>
					{typing && (
						<Line
							fault={faults.link}
							hint={menuLinkText.hint}
							id={`link-${part.key}`}
							label={menuLinkText.address}
							most={500}
							value={part.link}
							onChange={(link) => change({ link })}
						/>
					)}
				</>
			)}
		</div>
	);
}

type LineProps = {
	id: string;
	label: string;
	value: string;
	most: number;
	fault: string | undefined;
	hint?: string;
	onChange: (value: string) => void;
};

const Line = ({ id, label, value, most, fault, hint, onChange }: LineProps) => (
	<div>
		<label htmlFor={id}>{label}</label>
		<input
			aria-describedby={fault || hint ? `${id}-note` : undefined}
			aria-invalid={fault ? true : undefined}
			className="office-control"
			id={id}
			maxLength={most}
			type="text"
			value={value}
			onChange={({ target }) => onChange(target.value)}
		/>
		{(fault || hint) && (
			<p className={fault ? "site-menu__fault" : "site-menu__hint"} id={`${id}-note`}>
				{fault ?? hint}
			</p>
		)}
	</div>
);
