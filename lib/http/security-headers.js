/** Security headers of all responses, for next.config.js and for what is answered without Next. */

// React's tools for developers compile code at run time.
const forDevelopment = process.env.NODE_ENV === "development" ? "'unsafe-eval'" : "";

/**
 * The policy of a document. Everything is restricted to the site itself, except for the two embedded frames of the home
 * page.
 * @param {string} scripts which inline scripts may run, as sources of `script-src`
 */
export const contentSecurityPolicy = (scripts) =>
	[
		"default-src 'self'",
		`script-src ${["'self'", scripts, forDevelopment].filter(Boolean).join(" ")}`,
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: blob:",
		"frame-src 'self' https://www.facebook.com https://www.youtube-nocookie.com",
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
		"frame-ancestors 'self'",
	].join("; ");

export const nosniff = { "X-Content-Type-Options": "nosniff" };

// Of documents; scripts and fonts go without them: 0.5 KB in each of a dozen responses of a first visit.
// They depend on the path only, so this policy cannot name inline scripts: cached pages send a second one with their
// hashes, which browsers enforce as well (lib/http/script-policy), and pages that are rendered on each request
// another one in its place (lib/http/script-nonce).
export const documentHeaders = {
	"Content-Security-Policy": contentSecurityPolicy("'unsafe-inline'"),
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Permissions-Policy": "camera=(), geolocation=(), microphone=()",
};

export const securityHeaders = { ...nosniff, ...documentHeaders };

/**
 * Of all responses of a site with TLS. One year, without includeSubDomains: a school may have other hosts without TLS.
 * @type {[string, string]}
 */
export const strictTransport = ["Strict-Transport-Security", "max-age=31536000"];
