"use client";
import { catchError, type ErrorInfo } from "next/error";
import { brokenText } from "@/lib/bengali/forms";
import { TryAgain } from "./try-again";

/** A part of a page that fails says so in its place; the rest of the page stays. */
export const Boundary = catchError((_props: object, { reset }: ErrorInfo) => (
	<TryAgain message={brokenText} again={reset} />
));

/** The same for what nobody misses. */
export const QuietBoundary = catchError(() => null);
