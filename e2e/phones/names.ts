/** Finds uses of names in a script's syntax tree without feature detection. */

export type Node = { type: string; start: number; end: number; [part: string]: unknown };

type Use = { name: string; at: number };

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const nameOf = (node: unknown) => (isNode(node) && node.type === "Identifier" ? String(node.name) : "");

type Wanted = { globals: ReadonlySet<string>; functions: ReadonlySet<string>; members: ReadonlySet<string> };

/**
 * @param functions static functions, such as `Object.groupBy`
 * @returns every use of the names without a `typeof` or `in` check in the same module
 */
export function unguardedUses(tree: Node, text: string, { globals, functions, members }: Wanted): Use[] {
	const uses: Use[] = [];
	const isGuarded = (name: string, { start, end }: Node) => {
		const module = text.slice(start, end);
		return new RegExp(`typeof\\s*\\(?[\\w.]*\\b${name}\\b|["']${name}["']\\s*in\\b`).test(module);
	};
	const addUse = (name: string, { start: at }: Node, module: Node) => {
		if (!isGuarded(name, module)) uses.push({ name, at });
	};
	const walk = (node: Node, module: Node) => {
		if (node.type === "MemberExpression") {
			const { object, property, computed } = node as Node & { object: Node; property: Node; computed: boolean };
			const name = computed ? "" : nameOf(property);
			if (functions.has(`${nameOf(object)}.${name}`) || members.has(name)) addUse(name, property, module);
			walk(object, module);
			if (computed) walk(property, module);
			return;
		}
		if (node.type === "Property" && isNode(node.value)) return walk(node.value, module);
		if (globals.has(nameOf(node))) addUse(nameOf(node), node, module);
		for (const child of childrenOf(node)) {
			const isModule = node.type === "ArrayExpression" && /Function/.test(child.type);
			walk(child, isModule ? child : module);
		}
	};
	walk(tree, tree);
	return uses;
}
