/** The script of the single-page app: fetches its data as apps usually do, then renders. Runs in the browser. */
import { createElement, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import useSWR from "swr";
import { calls, textsIn } from "./calls";

/** A number stands for a text among those that come as data. */
export type AppValue = string | number | true | Record<string, string>;
export type AppNode = string | number | [tag: string, attributes: Record<string, AppValue>, children: AppNode[]];

function rendered(node: AppNode, texts: readonly string[], key: number): ReactNode {
	if (typeof node === "number") return texts[node];
	if (typeof node === "string") return node;
	const [tag, attributes, children] = node;
	const props = Object.entries(attributes).map(([name, value]) => [
		name,
		typeof value === "number" ? texts[value] : value,
	]);
	const inner = children.map((child, index) => rendered(child, texts, index));
	return createElement(tag, { ...Object.fromEntries(props), key }, ...inner);
}

const answersOf = (): Promise<unknown[]> =>
	Promise.all(calls.map(async ({ path, method }) => (await fetch(path, { method })).json()));

function Page({ markup }: { markup: readonly AppNode[] }) {
	const { data } = useSWR("home", answersOf);
	if (!data) return null;
	const texts = textsIn(data);
	return markup.map((node, index) => rendered(node, texts, index));
}

export function start(markup: readonly AppNode[]): void {
	const root = document.getElementById("root");
	if (root) createRoot(root).render(<Page markup={markup} />);
}
