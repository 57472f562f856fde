import { notFound } from "next/navigation";
import { Suspense } from "react";
import { getItem, getItems } from "@/lib/school/educational";

type Props = PageProps<"/educational/notice/[...name]">;
const nameOf = (parts: string[]) =>
	parts
		.map((p) => {
			try {
				return decodeURIComponent(p);
			} catch {
				return p;
			}
		})
		.join("/");
export async function generateStaticParams() {
	const l = await getItems("notice", 1, 50);
	l.data = l.data.filter((i) => Buffer.byteLength(i.name) <= 200 && /^[\p{L}\p{M}\p{N} ,.()-]+$/u.test(i.name));
	return l.data.length ? l.data.map((i) => ({ name: [encodeURIComponent(i.name)] })) : [{ name: ["-"] }];
}
export async function generateMetadata({ params }: Props) {
	const p = (await params).name;
	console.log("meta", p);
	const i = await getItem("notice", nameOf(p));
	return { title: i?.name ?? "NF" };
}
async function Body({ params }: Props) {
	const p = (await params).name;
	console.log("page", p);
	const i = await getItem("notice", nameOf(p));
	if (!i) notFound();
	return <h1>{i.name}</h1>;
}
export default async function Item(props: Props) {
	return (
		<main>
			<Suspense fallback={<h1>NOT FOUND FALLBACK</h1>}>
				<Body {...props} />
			</Suspense>
		</main>
	);
}
