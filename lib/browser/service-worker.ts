/** Registers the service worker after the load event, so that it does not compete with the page's own requests. */
export function registerServiceWorker(): void {
	if (!("serviceWorker" in navigator)) return;
	const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
	if (document.readyState === "complete") register();
	else addEventListener("load", register, { once: true });
}
