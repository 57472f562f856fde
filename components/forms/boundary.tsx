"use client";
import { Component, type ReactNode } from "react";
import { brokenText } from "@/lib/bengali/forms";
import { TryAgain } from "./try-again";

type Props = {
	children: ReactNode;
	/** For what nobody misses: nothing stands in its place. */
	quiet?: boolean;
};

/**
 * A part of a page that fails says so in its place; the rest of the page stays. Next's own `catchError` does more than
 * is needed here, and weighs 3 KB.
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
