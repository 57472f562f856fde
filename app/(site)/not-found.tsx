import type { Metadata } from "next";
export const metadata: Metadata = { title: "নেই" };
export default function NotFound() {
	return (
		<main>
			<h1>This Page is not Found.</h1>
		</main>
	);
}
