import { getItems } from "@/lib/school/educational";
export default async function Home() {
	const n = await getItems("notice", 1, 5);
	return (
		<main>
			<h1>Home</h1>
			<ul>
				{n.data.map((i) => (
					<li key={i.name}>{i.name}</li>
				))}
			</ul>
		</main>
	);
}
