import { environment } from "@/lib/environment";

const closed = ["/admin", "/cms", "/api", "/image/student", "/student/details", "/profile", "/change-password"];

export function GET() {
	const rules = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
	if (environment.SITE_URL) rules.push(`Sitemap: ${environment.SITE_URL}/sitemap.xml`);
	return new Response(`${rules.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
