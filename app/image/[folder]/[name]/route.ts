import { publicPicture } from "@/lib/http/public-picture";

/** Uploaded files. A server in production answers before Next (lib/http/direct-picture). */
export async function GET(request: Request, { params }: RouteContext<"/image/[folder]/[name]">) {
	const { folder, name } = await params;
	return publicPicture(request, folder, name);
}
