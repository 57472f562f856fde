"use client";

import { toast, useAuth } from "@payloadcms/ui";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { dropUnsavedOfOthers } from "./kept-fields";
import { sessionsText } from "./text";

/** A session is renewed at most once in this time, so its token lasts nearly its whole hour after the last input. */
const milliseconds = 5 * 60_000;

/**
 * Renews the session while somebody types or clicks, so that it ends an hour after the last use. Payload by itself
 * renews it when another page is opened only. At its end the login is shown, which leads back to the page; the reason is
 * said here. What was typed there waits for the same account alone.
 */
export function StaySignedIn({ children }: { children: ReactNode }) {
	const { refreshCookieAsync, user } = useAuth();
	const renewed = useRef(Date.now());
	const page = usePathname();
	// A refused request leads to the login while Payload still has the account in memory.
	const isSignedIn = Boolean(user) && page !== "/admin/login";
	const wasSignedIn = useRef(false);
	const isLeaving = page === "/admin/logout";
	useEffect(() => {
		if (wasSignedIn.current && !isSignedIn && !isLeaving) toast.info(sessionsText.timeIsUp, { duration: 60_000 });
		wasSignedIn.current = isSignedIn;
	}, [isSignedIn, isLeaving]);
	const account = user?.id;
	useEffect(() => {
		if (isLeaving) dropUnsavedOfOthers(null);
		else if (typeof account === "number") dropUnsavedOfOthers(account);
	}, [account, isLeaving]);
	useEffect(() => {
		if (!isSignedIn) return;
		const onUse = () => {
			if (Date.now() - renewed.current < milliseconds) return;
			renewed.current = Date.now();
			void refreshCookieAsync();
		};
		const events = ["keydown", "pointerdown"] as const;
		for (const event of events) document.addEventListener(event, onUse, { passive: true });
		return () => {
			for (const event of events) document.removeEventListener(event, onUse);
		};
	}, [isSignedIn, refreshCookieAsync]);
	return children;
}
