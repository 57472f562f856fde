"use client";

import { Link } from "@payloadcms/ui";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { askOffice } from "../parts/call-office";
import { ModalDialog } from "../parts/dialogs";
import type { Found } from "./calls";
import { leastLetters, findText as text } from "./text";

type Result = Omit<Found, "kind"> & { kind: keyof typeof text.kinds };

/** Entries of the menu, which stands in the page as the account's role may see it. */
function entriesWith(words: string): Result[] {
	const entries = [...document.querySelectorAll<HTMLAnchorElement>(".menu a")].map((link) => ({
		kind: "menu" as const,
		label: link.textContent?.trim() ?? "",
		href: link.getAttribute("href") ?? "",
	}));
	const part = words.normalize().toLowerCase();
	return entries.filter(({ label }) => label.normalize().toLowerCase().includes(part)).slice(0, 6);
}

/** How long nothing is typed before the server is asked, in milliseconds. */
const pause = 150;

/** @returns what was found for the words; null as long as nothing is known */
function useFound(words: string): Result[] | null {
	const [found, setFound] = useState<Result[] | null>(null);
	useEffect(() => {
		if (words.length < leastLetters) {
			setFound(null);
			return;
		}
		let isCurrent = true;
		const ask = async () => {
			// Without a connection the entries of the menu are still found.
			const answer = await askOffice<{ found: Found[] }>("find/records", { text: words }).catch(() => null);
			const entries = entriesWith(words);
			const others = (answer?.found ?? []).filter(({ href }) => !entries.some((entry) => entry.href === href));
			if (isCurrent) setFound([...entries, ...others]);
		};
		const timer = setTimeout(ask, pause);
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, [words]);
	return found;
}

function say(words: string, found: Result[] | null): string {
	if (words.length < leastLetters) return text.hint;
	if (!found) return "";
	return found.length > 0 ? text.count(found.length) : text.none;
}

/** A field whose results are chosen by the arrow keys (combobox with a list). */
export default function FindDialog({ onClose }: { onClose: () => void }) {
	const id = useId();
	const list = useRef<HTMLDivElement>(null);
	const [typed, setTyped] = useState("");
	const [chosen, setChosen] = useState(0);
	const words = typed.trim();
	const found = useFound(words);
	const count = found?.length ?? 0;

	const step = (by: number) => {
		const next = (chosen + by + count) % count;
		setChosen(next);
		list.current?.children[next]?.scrollIntoView({ block: "nearest" });
	};
	const press = (event: KeyboardEvent) => {
		const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
		const by = steps[event.key];
		if (count === 0 || (!by && event.key !== "Enter")) return;
		event.preventDefault();
		// A click on the link, so that a form with unsaved fields asks first.
		if (by) step(by);
		else (list.current?.children[chosen] as HTMLElement | undefined)?.click();
	};

	return (
		<ModalDialog title={text.title} className="find" onClose={onClose}>
			<input
				autoComplete="off"
				// biome-ignore lint/a11y/noAutofocus: the dialog was opened to type.
				autoFocus
				className="office-control"
				type="text"
				role="combobox"
				aria-autocomplete="list"
				aria-label={text.field}
				aria-controls={id}
				aria-expanded={count > 0}
				aria-activedescendant={count > 0 ? `${id}-${chosen}` : undefined}
				placeholder={text.field}
				value={typed}
				onChange={({ target }) => {
					setTyped(target.value);
					setChosen(0);
				}}
				onKeyDown={press}
			/>
			<div className="find__results" id={id} role="listbox" aria-label={text.results} ref={list}>
				{found?.map(({ kind, label, href }, index) => (
					<Link
						key={`${kind} ${href}`}
						id={`${id}-${index}`}
						href={href}
						prefetch={false}
						role="option"
						tabIndex={-1}
						aria-selected={index === chosen}
						onClick={onClose}
					>
						<span>{label}</span>
						<span className="find__kind">{text.kinds[kind]}</span>
					</Link>
				))}
			</div>
			<p role="status">{say(words, found)}</p>
			<button className="office-button find__close" type="button" onClick={onClose}>
				{text.close}
			</button>
		</ModalDialog>
	);
}
