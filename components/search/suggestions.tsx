"use client";
import { useEffect, useId, useRef, useState } from "react";
import { suggestionText } from "@/lib/bengali/search-suggestions";
import { callApi } from "@/lib/browser/call";
import { useLeave } from "@/lib/browser/use-leave";
import { suggestionsPath } from "@/lib/contract/paths";
import type { Suggestion } from "@/lib/contract/search";
import styles from "./suggestions.module.css";

/** Milliseconds without a key after which suggestions are asked for. */
const pause = 200;

const keyOf = ({ kind, path, title }: Suggestion) => kind + path + title;

/** Suggestions below a field, by the pattern "list autocomplete with manual selection" of the ARIA Authoring Practices. */
export function Suggestions({ field }: { field: HTMLInputElement }) {
	const id = useId();
	const { leave } = useLeave();
	const [typed, setTyped] = useState(field.value === field.defaultValue ? "" : field.value);
	const [found, setFound] = useState<Suggestion[] | null>(null);
	/** Key of the chosen one, which stays chosen when a later answer has it in another place. */
	const [chosen, choose] = useState("");
	const [isOpen, setOpen] = useState(true);
	const options = isOpen ? (found ?? []) : [];
	/** -1 is the field itself. */
	const active = options.findIndex((option) => keyOf(option) === chosen);

	useEffect(() => {
		if (!typed.trim()) return setFound(null);
		let isLate = false;
		const timer = setTimeout(() => {
			callApi<{ data: Suggestion[] }>(`${suggestionsPath}?${new URLSearchParams({ q: typed })}`, {
				method: "GET",
			}).then(
				({ data }) => isLate || setFound(data),
				// The form says what is wrong.
				() => isLate || setFound(null),
			);
		}, pause);
		return () => {
			isLate = true;
			clearTimeout(timer);
		};
	}, [typed]);

	const open = ({ path }: Suggestion) => {
		setOpen(false);
		leave(path);
	};
	const press = (event: KeyboardEvent) => {
		const { key } = event;
		const count = options.length;
		// During composition by an input method the arrow keys move in its own list.
		if (event.isComposing || count === 0) return;
		const option = options[active];
		if (key === "ArrowDown" || key === "ArrowUp") {
			const step = key === "ArrowDown" ? 1 : -1;
			const next = options[((active + 1 + step + count + 1) % (count + 1)) - 1];
			choose(next ? keyOf(next) : "");
		} else if (key === "Escape") setOpen(false);
		else if (key === "Enter" && option) open(option);
		else return;
		event.preventDefault();
	};
	const latest = useRef(press);
	latest.current = press;

	useEffect(() => {
		const type = () => {
			setTyped(field.value);
			// With the text, not after it: Enter sends the form from then on.
			choose("");
			setOpen(true);
		};
		const close = () => setOpen(false);
		const down = (event: KeyboardEvent) => latest.current(event);
		field.setAttribute("role", "combobox");
		field.setAttribute("aria-autocomplete", "list");
		// The browser's own suggestions would cover these.
		field.setAttribute("autocomplete", "off");
		field.addEventListener("input", type);
		field.addEventListener("keydown", down);
		field.addEventListener("blur", close);
		return () => {
			field.removeEventListener("input", type);
			field.removeEventListener("keydown", down);
			field.removeEventListener("blur", close);
		};
	}, [field]);

	const isShown = options.length > 0;
	useEffect(() => {
		field.setAttribute("aria-expanded", String(isShown));
		if (isShown) field.setAttribute("aria-controls", id);
		else field.removeAttribute("aria-controls");
		if (active >= 0 && isShown) field.setAttribute("aria-activedescendant", `${id}-${active}`);
		else field.removeAttribute("aria-activedescendant");
	}, [field, id, isShown, active]);

	return (
		<>
			{isShown && (
				<div id={id} role="listbox" aria-label={suggestionText.label} className={styles.list}>
					{options.map((option, index) => (
						// biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
						// biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
						<div
							key={keyOf(option)}
							id={`${id}-${index}`}
							role="option"
							aria-selected={index === active}
							className={styles.option}
							onMouseDown={(event) => event.preventDefault()}
							onClick={() => open(option)}
						>
							{option.title} <span className={styles.kind}>{suggestionText.kinds[option.kind]}</span>
						</div>
					))}
				</div>
			)}
			<span role="status" className="hidden">
				{found && isOpen && suggestionText.count(found.length)}
			</span>
		</>
	);
}
