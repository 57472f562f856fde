import { useHydrated } from "@/lib/browser/use-hydrated";

type Props = { children: string; waiting: boolean; waitingText: string };

/** Until the script is there a form would send itself, fields and all, to the page's own address. */
export function SubmitButton({ children, waiting, waitingText }: Props) {
	const ready = useHydrated();
	return (
		<>
			<button type="submit" className="button needs-script" disabled={!ready} aria-disabled={waiting}>
				{waiting ? waitingText : children}
			</button>
			<span role="status" className="hidden">
				{waiting && waitingText}
			</span>
		</>
	);
}
