/** Starts the service worker once the page is loaded: it must not compete with what the visitor waits for. */
export function registerServiceWorker(): void {
	if (!("serviceWorker" in navigator)) return;
	const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
	if (document.readyState === "complete") register();
	else addEventListener("load", register, { once: true });
}
