/**
 * Hides the urgent banner (the parent element of this script) at its end time (`data-end`) while a page stays open. A
 * page that comes from the server shows the banner even if the device's clock is wrong; a page from the service
 * worker's cache (`data-kept`) may be older than the banner's end, so there the clock is checked at once. Runs before
 * hydration, which keeps the attribute. The script is identical on every page, because the Content-Security-Policy
 * allows it by its hash (lib/http/script-policy, lib/http/script-nonce).
 */
export const bannerScript =
	'(function(b){var e=+b.getAttribute("data-end"),k=b.hasAttribute("data-kept");function c(){var w=e-Date.now();if(w<=0)b.hidden=true;else setTimeout(c,Math.min(w,6e4))}if(k||e>Date.now())c()})(document.currentScript.parentNode)';
