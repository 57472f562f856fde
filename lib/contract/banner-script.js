/**
 * Hides the urgent banner, the element around this script, at the end of its time (`data-end`) on a page that stays open.
 * A page from the server is current when it opens, whatever a phone's wrong clock says; one that the service worker kept
 * (`data-kept`) may have outlived its banner. Runs before hydration, which leaves the attribute alone. The same text on
 * every page, because the Content-Security-Policy names it by its hash (lib/framework/script-policy, lib/http/script-nonce).
 */
export const bannerScript =
	'(function(b){var e=+b.getAttribute("data-end"),k=b.hasAttribute("data-kept");function c(){var w=e-Date.now();if(w<=0)b.hidden=true;else setTimeout(c,Math.min(w,6e4))}if(k||e>Date.now())c()})(document.currentScript.parentNode)';
