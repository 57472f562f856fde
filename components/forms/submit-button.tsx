import { useHydrated } from "@/lib/browser/use-hydrated";

type Props = {
	children: string;
	waiting: boolean;
	waitingText: string;
	/** Whether the form has a Server Action; otherwise the button is disabled until hydration. */
	withoutScript?: boolean;
};

/** Before hydration a native submit would send a form's values, passwords included, in the page's query string. */
export function SubmitButton({ children, waiting, waitingText, withoutScript = false }: Props) {
	const ready = useHydrated() || withoutScript;
	return (
		<>
			<button
				type="submit"
				className={withoutScript ? "button" : "button needs-script"}
				disabled={!ready}
				aria-disabled={waiting || undefined}
			>
				{waiting ? waitingText : children}
			</button>
			<span role="status" className="hidden">
				{waiting && waitingText}
			</span>
		</>
	);
}
