/**
 * Toasts that survive navigation. The library is loaded and mounted with the first toast, so that
 * pages do not carry it.
 */
import { languageOf } from "@/lib/bengali/outcomes";

type Kind = "success" | "error" | "info";

/** More than these would cover a phone's screen. */
const maxToasts = 3;

let place: Promise<typeof import("react-hot-toast")> | undefined;

/** The last toasts, oldest first. The message is the toast's id, so that a repeated message replaces itself. */
let shown: string[] = [];

async function open() {
	const [{ createRoot }, library] = await Promise.all([import("react-dom/client"), import("react-hot-toast")]);
	const element = document.body.appendChild(document.createElement("div"));
	// Top right, newest on top, 5 s unless a message says otherwise.
	createRoot(element).render(<library.Toaster position="top-right" toastOptions={{ duration: 5000 }} />);
	return library;
}

/**
 * @param message the sentence to show
 * @param duration milliseconds
 */
export async function notify(
	message: string,
	{ kind = "info", duration = 5000 }: { kind?: Kind; duration?: number } = {},
) {
	place ??= open();
	const library = await place.catch(() => null);
	if (!library) {
		// The chunk failed to load. Errors are also shown on the page; the next toast tries again.
		place = undefined;
		return;
	}
	const { toast } = library;
	shown = [...shown.filter((known) => known !== message), message];
	for (const old of shown.splice(0, shown.length - maxToasts)) toast.remove(old);
	const show = kind === "info" ? toast : toast[kind];
	show(<span lang={languageOf(message)}>{message}</span>, { id: message, duration });
}
