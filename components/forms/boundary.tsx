"use client";
import { Component, type ReactNode } from "react";
import { failureText } from "@/lib/bengali/failure";
import { copyInto } from "@/lib/browser/copy";

type Props = {
	children: ReactNode;
	/** Render nothing instead of an error message, for optional parts. */
	quiet?: boolean;
	/** Names a part that works without a script: where its script fails, it stays as it was shown last. */
	keep?: string;
};

/**
 * Error boundary: shows an error message with a retry button in place of the part that failed. Next's `catchError`
 * would add 3 KB.
 */
export class Boundary extends Component<Props, { failed: boolean }> {
	override state = { failed: false };
	private kept: Element | null = null;
	private readonly putBack = (place: Element | null) => copyInto(place, this.kept ? [this.kept] : []);

	static getDerivedStateFromError = () => ({ failed: true });

	override render() {
		const { children, quiet, keep } = this.props;
		if (!this.state.failed) return keep ? <div id={keep}>{children}</div> : children;
		// Until this rendering is done the document holds what the server sent, or what was shown last.
		if (keep) this.kept ??= document.getElementById(keep);
		if (this.kept) return <div key="kept" ref={this.putBack} />;
		if (quiet) return null;
		return (
			<div role="alert">
				<p>{failureText.part}</p>
				<button type="button" className="button quiet" onClick={() => this.setState({ failed: false })}>
					{failureText.retry}
				</button>
			</div>
		);
	}
}
