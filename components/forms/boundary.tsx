"use client";
import { Component, type ReactNode } from "react";
import { failureText } from "@/lib/bengali/failure";
import { copyInto, type Kept, keepNodes } from "@/lib/browser/copy";

type Props = {
	children: ReactNode;
	/** Render nothing instead of an error message, for optional parts. */
	quiet?: boolean;
	/** DOM id of a part that works without JavaScript: if its component fails, its last HTML stays on the page. */
	keep?: string;
};

/**
 * Error boundary: shows an error message with a retry button in place of the part that failed. Next's `catchError`
 * would add 3 KB.
 */
export class Boundary extends Component<Props, { failed: boolean }> {
	override state = { failed: false };
	private kept: Kept | undefined;
	private readonly restore = (target: Element | null) => copyInto(target, this.kept);

	static getDerivedStateFromError = () => ({ failed: true });

	override render() {
		const { children, quiet, keep } = this.props;
		if (!this.state.failed) return keep ? <div id={keep}>{children}</div> : children;
		// Until this render is committed, the document still contains the part's last HTML.
		const part = keep && document.getElementById(keep);
		if (part) this.kept ??= keepNodes([part]);
		if (this.kept) return <div key="kept" ref={this.restore} />;
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
