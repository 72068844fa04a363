/** Every node of a tree, parents before their children. */
export const flat = <Node extends { children: readonly Node[] }>(nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)])
