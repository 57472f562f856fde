"use client";

import { Button, useAuth } from "@payloadcms/ui";
import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { onAct } from "@/lib/office/parts/acts";
import type { UndoAnswer } from "../operations/take-back-call";
import { Holds, takeBackTimeout } from "../parts/call-button";
import { askOffice, callOffice } from "../parts/call-office";
import { type KeptOffer, keepOffer, type Offer, offerSeconds, readOffer } from "./kept-offer";
import { activityText } from "./text";

const texts = activityText.bar;

/** Milliseconds for which the bar stays at least after it was pointed at or had the focus. */
const rest = 10_000;

const fromNow = () => Date.now() + offerSeconds * 1000;

const isSame = (a: Offer | null | undefined, b: Offer | null | undefined) =>
	Boolean(a && b && JSON.stringify(a.undo) === JSON.stringify(b.undo));

const timeOf = ({ at }: Offer) => Date.parse(at);

/** Undoes all that the offer has. @returns the sentence that it was undone, or what prevents it */
async function undoOffer({ undo }: Offer): Promise<string | UndoAnswer> {
	let message = "";
	for (const one of undo) {
		if ("entry" in one) {
			message = (await callOffice<{ message: string }>("activity/undo", { id: one.entry })).message;
		} else {
			const answer = await callOffice<UndoAnswer>("activity/take-back", { id: one.operation }, takeBackTimeout);
			if (!answer.success) return answer;
			message = answer.message;
		}
	}
	return message;
}

/** What the bar shows; it is kept over the pages to which an act leads, and asked for after each act. */
function useOffer(account: number | string | undefined) {
	const [shown, setShown] = useState<KeptOffer | null>(null);
	const put = useRef<Offer | null>(null);
	const asked = useRef(0);

	function show(kept: KeptOffer | null) {
		keepOffer(kept);
		setShown(kept);
	}

	const ask = useEffectEvent(async () => {
		if (account === undefined) return;
		const before = readOffer(account);
		// An act may lead to another page before the answer has come.
		keepOffer({ ...(before ?? { offer: null }), account, until: fromNow(), isAsked: true });
		// A help only: without an answer the list of acts undoes.
		asked.current += 1;
		const own = asked.current;
		const answer = await askOffice<{ offer: Offer | null }>("activity/offer").catch(() => null);
		// Of two acts shortly after one another, the first's answer may come last, and knows nothing of the second.
		if (own !== asked.current) return;
		const offer = answer ? answer.offer : before?.offer;
		const known = [put.current, before?.offer];
		// What was undone or put away does not give way to what was done before it.
		const isNew = offer && known.every((earlier) => !earlier || timeOf(offer) > timeOf(earlier));
		const isKnown = known.some((earlier) => isSame(earlier, offer));
		if (isKnown || (!isNew && before?.done !== undefined)) return keepOffer(before && { ...before, isAsked: false });
		show(isNew ? { account, until: fromNow(), offer } : null);
	});

	const begin = useEffectEvent(() => {
		const kept = account === undefined ? null : readOffer(account);
		setShown(kept?.offer ? kept : null);
		if (kept?.isAsked) void ask();
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: of whoever is logged in
	useEffect(() => begin(), [account]);
	useEffect(() => onAct(() => void ask()), []);

	function close() {
		put.current = shown?.offer ?? null;
		show(null);
	}
	return { shown, show, close };
}

/** At the foot of the window, after an act that can be undone: what has happened, and the button that undoes it. */
export function UndoBar({ children }: { children: ReactNode }) {
	const { user } = useAuth();
	const router = useRouter();
	const page = usePathname();
	const { shown, show, close } = useOffer(user?.id);
	const [isHeld, setHeld] = useState(false);
	const [isUndoing, setUndoing] = useState(false);
	const [fault, setFault] = useState<UndoAnswer | null>(null);
	const closing = useRef<HTMLButtonElement>(null);
	const bar = useRef<HTMLElement>(null);
	const { offer, done, until = 0 } = shown ?? {};

	// What else stands at the foot stands above the bar, however many lines it has.
	const isShown = Boolean(offer);
	useLayoutEffect(() => {
		const { current } = bar;
		if (!isShown || !current) return;
		const { style } = document.body;
		const observer = new ResizeObserver(() => style.setProperty("--undo-height", `${current.offsetHeight + 16}px`));
		observer.observe(current);
		return () => {
			observer.disconnect();
			style.removeProperty("--undo-height");
		};
	}, [isShown]);

	function end() {
		setFault(null);
		close();
	}
	const endInTime = useEffectEvent(end);
	useEffect(() => {
		if (!until || isHeld || isUndoing) return;
		const timer = setTimeout(() => endInTime(), Math.max(rest, until - Date.now()));
		return () => clearTimeout(timer);
	}, [until, isHeld, isUndoing]);

	async function undo() {
		if (!shown || !offer || isUndoing) return;
		setUndoing(true);
		const answer = await undoOffer(offer).catch((error: Error) => ({
			success: false,
			message: error.message,
			holds: [],
		}));
		setUndoing(false);
		if (typeof answer !== "string") return setFault(answer);
		setFault(null);
		show({ ...shown, until: fromNow(), done: answer });
		// A form or a view with a state of its own shows what was before only when it is opened anew.
		if (page === `/admin${offer.path}`) location.reload();
		else {
			router.refresh();
			// The button that was pressed is gone.
			requestAnimationFrame(() => closing.current?.focus());
		}
	}

	return (
		<>
			{children}
			{/* In the document before there is something to say: only then is it announced. */}
			<section
				aria-label={offer ? texts.label : undefined}
				className={`office-line office-screen undo-bar${offer ? "" : " undo-bar--empty"}`}
				onBlur={() => setHeld(false)}
				onFocus={() => setHeld(true)}
				onPointerEnter={() => setHeld(true)}
				onPointerLeave={() => setHeld(false)}
				ref={bar}
			>
				<p role="status">{done ?? offer?.text}</p>
				{fault && <Holds {...fault} />}
				{offer && (
					<span className="office-targets undo-bar__acts">
						{done === undefined && (
							<Button
								aria-label={isUndoing ? texts.undoing : activityText.undoOf(offer.text)}
								buttonStyle="primary"
								disabled={isUndoing}
								margin={false}
								onClick={undo}
							>
								{isUndoing ? texts.undoing : activityText.undo}
							</Button>
						)}
						{done !== undefined && offer.path && page !== `/admin${offer.path}` && (
							<a href={`/admin${offer.path}`}>{texts.open}</a>
						)}
						{done === undefined && <a href="/admin/activity">{texts.later}</a>}
						<button aria-label={texts.close} className="office-close" onClick={end} ref={closing} type="button">
							✕
						</button>
					</span>
				)}
			</section>
		</>
	);
}
