import { getSecurityText } from "@/lib/school/security-text";

/** Where a hole is reported (RFC 9116). */
export async function GET() {
	const text = await getSecurityText();
	if (!text) return new Response(null, { status: 404 });
	return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
