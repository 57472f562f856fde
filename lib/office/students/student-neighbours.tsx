"use client";

import { type RefObject, useEffect, useRef } from "react";
import type { InSection, Neighbour } from "./neighbours";
import { recordText } from "./text";

const text = recordText.neighbours;

/**
 * Keys that no browser, screen reader or field of a form uses on the systems of schools: Alt with the arrows is the
 * browser's, Control with these keys changes tabs, letters are typed.
 */
const keys = { previous: "PageUp", next: "PageDown" } as const;

/** @property list path of the section's list, for those who may change it */
type Props = { place: InSection; list?: string };

/** The previous and the next student of the section by roll, also by Alt with Page Up and Page Down. */
export function StudentNeighbours({ place: { section, count, previous, next }, list }: Props) {
	const links = { previous: useRef<HTMLAnchorElement>(null), next: useRef<HTMLAnchorElement>(null) };
	const { previous: before, next: after } = links;
	useEffect(() => {
		const go = (event: KeyboardEvent) => {
			if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing) return;
			if (document.querySelector("dialog[open], [role=dialog]")) return;
			const link = event.key === keys.previous ? before : event.key === keys.next ? after : null;
			if (!link?.current) return;
			event.preventDefault();
			// As a press does it: Payload then asks about changes that are not saved.
			link.current.click();
		};
		document.addEventListener("keydown", go);
		return () => document.removeEventListener("keydown", go);
	}, [before, after]);
	return (
		<nav aria-label={text.label} className="students-neighbours">
			<NeighbourLink link={before} none={text.first} of={previous} way="previous" />
			<p>
				{list ? <a href={list}>{text.place(section, count)}</a> : text.place(section, count)}
				<small>{text.keys}</small>
			</p>
			<NeighbourLink link={after} none={text.last} of={next} way="next" />
		</nav>
	);
}

type LinkProps = {
	of: Neighbour | null;
	way: keyof typeof keys;
	/** What stands there instead at the end of the section. */
	none: string;
	link: RefObject<HTMLAnchorElement | null>;
};

function NeighbourLink({ of, way, none, link }: LinkProps) {
	if (!of) return <span className="office-quiet">{none}</span>;
	const key = `Alt+${keys[way]}`;
	return (
		<a aria-keyshortcuts={key} href={`/admin/collections/students/${of.id}`} ref={link} title={text.keys}>
			<b>{text[way]}</b> <span>{text.of(of.roll, of.name)}</span>
		</a>
	);
}
