type Tree = { [name: string]: string | Tree }

/** A form body with names such as `card[number]` as a tree, the way Omise reads it. */
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
