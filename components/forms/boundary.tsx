"use client";
import { Component, type ReactNode } from "react";
import { brokenText } from "@/lib/bengali/forms";
import { TryAgain } from "./try-again";

type Props = {
	children: ReactNode;
	/** Render nothing instead of an error message, for optional parts. */
	quiet?: boolean;
};

/**
 * Error boundary: shows an error message with a retry button in place of the part that failed. Next's `catchError`
 * would add 3 KB.
 */
export class Boundary extends Component<Props, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError = () => ({ failed: true });

	override render() {
		const { children, quiet } = this.props;
		if (!this.state.failed) return children;
		return quiet ? null : <TryAgain message={brokenText} again={() => this.setState({ failed: false })} />;
	}
}
