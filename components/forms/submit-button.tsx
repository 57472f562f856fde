import { useHydrated } from "@/lib/browser/use-hydrated";

type Props = {
	children: string;
	waiting: boolean;
	waitingText: string;
	/** Whether the form can also be sent as a plain one; any other waits for its script. */
	withoutScript?: boolean;
};

/** Until the script is there a form would send itself, passwords and all, to the page's own address. */
export function SubmitButton({ children, waiting, waitingText, withoutScript = false }: Props) {
	const ready = useHydrated() || withoutScript;
	return (
		<>
			<button
				type="submit"
				className={withoutScript ? "button" : "button needs-script"}
				disabled={!ready}
				aria-disabled={waiting}
			>
				{waiting ? waitingText : children}
			</button>
			<span role="status" className="hidden">
				{waiting && waitingText}
			</span>
		</>
	);
}
