/** Security headers of all responses, for next.config.js and for what is answered without Next. */

const development = process.env.NODE_ENV === "development";

// For all documents. Pages and the back office send a second policy, which browsers enforce as well. It
// names their inline scripts (lib/framework/script-policy, lib/http/script-nonce), so it depends on the page; these headers
// depend on the path only.
// Everything else is restricted to the site itself, except for the two embedded frames of the home page.
const contentSecurityPolicy = [
	"default-src 'self'",
	`script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ""}`,
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
export const documentHeaders = {
	"Content-Security-Policy": contentSecurityPolicy,
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Permissions-Policy": "camera=(), geolocation=(), microphone=()",
};

export const securityHeaders = { ...nosniff, ...documentHeaders };
