"use client";

import { DraggableSortable } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useId, useRef, useState } from "react";
import { maxParts } from "@/lib/contract/menu";
import { actInOffice } from "../parts/call-office";
import { useLeaveWarning } from "../parts/print";
import { useSentForm } from "../parts/use-sending";
import { outside, PageOptions, pageTitle } from "../publishing/link-select";
import type { SitePages } from "../publishing/site-pages";
import { faultsOf } from "./line-fields";
import { MenuLine } from "./menu-line";
import { dropped, type FlatEntry, flatOf, linesOf, type Part, treeOf } from "./moves";
import { siteMenuText as text } from "./text";

type Props = {
	entries: readonly (FlatEntry & { id: number })[];
	/** Of the menu that is shown. */
	fingerprint: string;
	pages: SitePages;
};

const secondary = "btn btn--style-secondary btn--size-medium btn--withoutPopup";

/** The tree of the menu, changed here and saved at once. */
export function MenuForm({ entries, fingerprint, pages }: Props) {
	const router = useRouter();
	const stored = treeOf(entries);
	const [parts, setParts] = useState(stored);
	const [openKey, setOpenKey] = useState<string | null>(null);
	const [isChecked, setChecked] = useState(false);
	const [said, setSaid] = useState("");
	const [isOutdated, setOutdated] = useState(false);
	const { sending, send } = useSentForm([]);
	const focus = useFocus();
	const lines = linesOf(parts);
	const isChanged = JSON.stringify(flatOf(parts)) !== JSON.stringify(flatOf(stored));
	useLeaveWarning(isChanged);

	const change = (next: Part[], focused?: string) => {
		setParts(next);
		if (!focused) return;
		focus.current = focused;
		const moved = linesOf(next);
		const place = moved.findIndex(({ part }) => focused.endsWith(`-${part.key}`));
		if (place >= 0) setSaid(text.moved(moved[place]?.part.name ?? "", place + 1, moved.length));
	};
	const open = (key: string | null, field = "name") => {
		if (key) focus.current = `${field}-${key}`;
		else if (openKey) focus.current = `edit-${openKey}`;
		setOpenKey(key);
	};
	const add = (part: Part) => {
		setParts([...parts, part]);
		open(part.key);
	};
	const save = () => {
		const faulty = lines.find(({ part }) => Object.keys(faultsOf(part)).length > 0);
		setChecked(Boolean(faulty));
		if (faulty) return open(faulty.part.key, Object.keys(faultsOf(faulty.part))[0]);
		return send(
			async () => {
				const body = { fingerprint, entries: flatOf(parts) };
				await actInOffice("site-menu/save", body);
				router.refresh();
			},
			() => setOutdated(true),
		);
	};

	return (
		<>
			<DraggableSortable
				ids={lines.map(({ part }) => part.key)}
				onDragEnd={({ moveFromIndex, moveToIndex }) => change(dropped(parts, moveFromIndex, moveToIndex))}
			>
				<ol aria-label={text.list} className="office-plain site-menu">
					{lines.map((line) => (
						<MenuLine
							key={line.part.key}
							{...{ change, isChecked, line, open, pages, parts }}
							isOpen={line.part.key === openKey}
						/>
					))}
				</ol>
			</DraggableSortable>
			<p className="office-said" role="status">
				{said}
			</p>
			<Additions pages={pages} add={add} />
			{parts.length > maxParts && <p>{text.tooMany(maxParts)}</p>}
			<div className="office-line site-menu__save">
				<button
					className="btn btn--style-primary btn--size-medium btn--withoutPopup"
					disabled={sending}
					type="button"
					onClick={save}
				>
					{sending ? text.saving : text.save}
				</button>
				{isChanged && (
					<>
						<button className={secondary} disabled={sending} type="button" onClick={() => setParts(stored)}>
							{text.reset}
						</button>
						<span>{text.unsaved}</span>
					</>
				)}
				{isOutdated && <a href="/admin/site-menu">{text.reopen}</a>}
			</div>
		</>
	);
}

/** Adds a page, an address elsewhere or a group behind all others. */
function Additions({ pages, add }: { pages: SitePages; add: (part: Part) => void }) {
	const id = useId();
	const [page, setPage] = useState("");
	const [count, setCount] = useState(0);
	const addNew = (part: { name: string } & ({ link: string; id: null } | { entries: [] })) => {
		setCount(count + 1);
		setPage("");
		add({ key: `new-${count}`, ...part });
	};
	return (
		<div className="office-line site-menu__add">
			<label htmlFor={id}>{text.choosePage}</label>
			<select className="office-control" id={id} value={page} onChange={({ target }) => setPage(target.value)}>
				<PageOptions pages={pages} />
			</select>
			<button
				className={secondary}
				disabled={!page}
				id="add-page"
				type="button"
				onClick={() =>
					addNew({
						id: null,
						name: pageTitle(pages, page) ?? text.newEntry,
						link: page === outside ? "https://" : page,
					})
				}
			>
				{text.add}
			</button>
			<button className={secondary} type="button" onClick={() => addNew({ name: text.newGroup, entries: [] })}>
				{text.addGroup}
			</button>
		</div>
	);
}

/** @returns where to write the id of the control that has the focus after the next render: moved elements lose it */
function useFocus() {
	const next = useRef<string | null>(null);
	useEffect(() => {
		if (next.current) document.getElementById(next.current)?.focus();
		next.current = null;
	});
	return next;
}
