/**
 * Messages that stand above whatever page comes next (spec section 8). The library and its place on the page
 * come when the first message does: no page carries them in advance.
 */
type Kind = "success" | "error" | "info";

let place: Promise<typeof import("react-hot-toast")> | undefined;

async function open() {
	const [{ createRoot }, library] = await Promise.all([import("react-dom/client"), import("react-hot-toast")]);
	const element = document.body.appendChild(document.createElement("div"));
	// Spec section 9: top right, newest on top, 5 s unless a message says otherwise.
	createRoot(element).render(<library.Toaster position="top-right" toastOptions={{ duration: 5000 }} />);
	return library;
}

/**
 * @param message the sentence to show
 * @param duration milliseconds (spec section 9, toast timeouts)
 */
export async function notify(
	message: string,
	{ kind = "info", duration = 5000 }: { kind?: Kind; duration?: number } = {},
) {
	place ??= open();
	const { toast } = await place;
	const show = kind === "info" ? toast : toast[kind];
	show(message, { duration });
}
