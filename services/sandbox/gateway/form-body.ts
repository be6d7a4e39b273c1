type Tree = { [name: string]: string | Tree }

/** Parses a form body with names such as `card[number]` into a tree, as Omise does. */
export function parseFormBody(text: string): Tree {
  const tree: Tree = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop() ?? ''
    let branch = tree
    for (const step of path) {
      const next = branch[step]
      const child: Tree = typeof next === 'object' ? next : Object.create(null)
      branch[step] = child
      branch = child
    }
    branch[last] = value
  }
  return tree
}
