"use client";

import { useDraggableSortable } from "@payloadcms/ui";
import { pageTitle } from "../publishing/link-select";
import type { SitePages } from "../publishing/site-pages";
import { LineFields } from "./line-fields";
import { type Group, isGroup, type Line, maySteps, type Part, put, removed, renamed, step } from "./moves";
import { siteMenuText as text } from "./text";

type Props = {
	line: Line;
	parts: Part[];
	pages: SitePages;
	isOpen: boolean;
	/** Whether what is missing in it is said. */
	isChecked: boolean;
	/** @param focus id of the control that keeps the focus */
	change: (parts: Part[], focus?: string) => void;
	open: (key: string | null) => void;
};

const button = "btn btn--style-secondary btn--size-small btn--withoutPopup";

/** An entry or a group, with all that can be done with it. */
export function MenuLine({ line, parts, pages, isOpen, isChecked, change, open }: Props) {
	const { part, group } = line;
	const { key, name } = part;
	const { isDragging, listeners, setNodeRef, transform, transition } = useDraggableSortable({ id: key }) as Sortable;
	const may = maySteps(parts, line);
	const arrow = (direction: "up" | "down") => (
		<button
			aria-disabled={!may[direction]}
			aria-label={text[direction](name)}
			className={button}
			id={`${direction}-${key}`}
			type="button"
			onClick={() => may[direction] && change(step(parts, key, direction === "up" ? -1 : 1), `${direction}-${key}`)}
		>
			<span aria-hidden="true">{direction === "up" ? "↑" : "↓"}</span>
		</button>
	);
	const className = [
		"office-box site-menu__line",
		group && "site-menu__line--inner",
		isDragging && "site-menu__line--dragged",
	];
	return (
		<li ref={setNodeRef} className={className.filter(Boolean).join(" ")} style={{ transform, transition }}>
			<div className="office-line site-menu__row">
				{/* The arrows and the list of groups do the same by keyboard and without dragging. */}
				<span className="site-menu__handle" title={text.drag} {...listeners}>
					<span aria-hidden="true">⠿</span>
				</span>
				<span className="site-menu__name">
					{isGroup(part) && <span className="site-menu__kind">{text.group}</span>}
					<strong>{name}</strong>
					{!isGroup(part) && <small>{pageTitle(pages, part.link) ?? part.link}</small>}
					{isGroup(part) && part.entries.length === 0 && <small>{text.emptyGroup}</small>}
				</span>
				<span className="office-line site-menu__acts">
					{arrow("up")}
					{arrow("down")}
					{!isGroup(part) && <GroupChoice group={group} parts={parts} entry={part} change={change} />}
					<button
						aria-expanded={isOpen}
						aria-label={text.edit(name)}
						className={button}
						id={`edit-${key}`}
						type="button"
						onClick={() => open(isOpen ? null : key)}
					>
						{isOpen ? text.close : text.editShort}
					</button>
					{!(isGroup(part) && part.entries.length > 0) && (
						<button
							aria-label={text.remove(name)}
							className={button}
							type="button"
							onClick={() => change(removed(parts, key), "add-page")}
						>
							{text.removeShort}
						</button>
					)}
				</span>
			</div>
			{isOpen && (
				<LineFields
					isChecked={isChecked}
					pages={pages}
					part={part}
					change={(fields) => change(renamed(parts, key, fields))}
				/>
			)}
		</li>
	);
}

/** What Payload's hook returns for the list's library. */
type Sortable = Omit<ReturnType<typeof useDraggableSortable>, "transform"> & {
	transform?: string;
	transition?: string;
};

type ChoiceProps = Pick<Props, "change" | "parts"> & { entry: Part; group: Group | null };

function GroupChoice({ change, entry: { key, name }, group, parts }: ChoiceProps) {
	const groups = parts.filter(isGroup);
	if (groups.length === 0) return null;
	return (
		<select
			aria-label={text.place(name)}
			className="office-control"
			id={`place-${key}`}
			value={group?.key ?? ""}
			onChange={({ target }) => change(put(parts, key, target.value || null), `place-${key}`)}
		>
			<option value="">{text.bar}</option>
			{groups.map((group) => (
				<option key={group.key} value={group.key}>
					{group.name}
				</option>
			))}
		</select>
	);
}
