import { notFound } from "next/navigation";
import { Suspense } from "react";
export const metadata = { title: "NF" };
export function generateStaticParams() {
	return [{ missing: ["404"] }];
}
async function Missing({ params }: PageProps<"/[...missing]">) {
	await params;
	notFound();
	return null;
}
export default async function Page(props: PageProps<"/[...missing]">) {
	return (
		<main>
			<Suspense fallback={<h1>This Page is not Found.</h1>}>
				<Missing {...props} />
			</Suspense>
		</main>
	);
}
