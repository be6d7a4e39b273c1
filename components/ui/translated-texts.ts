/** What a translator of the browser put in the place of each text that the page knows. */
const standIns = new WeakMap<Node, Node>()

const isStandIn = (node: Node | null): node is Node => node?.nodeName === 'FONT'

/** Notes what came where a text went: in one change, or beside it in the one before. */
function note(changes: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
    const text = [...removedNodes].find((node) => node.nodeType === Node.TEXT_NODE)
    if (!text) continue
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn)
    if (standIn) standIns.set(text, standIn)
  }
}

/** The node that stands in a parent for one that the page believes there; the node itself where nothing stands for it. */
function inPlaceOf<Child extends Node | null>(child: Child, parent: Node): Child | Node {
  const standIn = child && child.parentNode !== parent ? standIns.get(child) : undefined
  return standIn?.parentNode === parent ? standIn : child
}

/**
 * Whether somebody took a text out of the page unseen: a translator that was at work before the page watched. What stands for
 * it is not known.
 */
const isTakenOut = (node: Node | null): boolean => node instanceof Text && node.parentNode === null

/**
 * Keeps a page alive that the browser translates: translators put elements in the place of texts, and the page would die when it
 * next removes a text or puts something before it, or go on showing an old number. To be called once.
 */
export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <New extends Node>(node: New, before: Node | null): New {
    const next = inPlaceOf(before, this)
    return insertBefore.call(this, node, isTakenOut(next) ? null : next) as New
  }
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    const present = inPlaceOf(child, this)
    if (!isTakenOut(present)) removeChild.call(this, present)
    return child
  }
  const written = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get() {
      return written?.get?.call(this)
    },
    set(this: Text, value: string) {
      written?.set?.call(this, value)
      const standIn = this.isConnected ? undefined : standIns.get(this)
      if (standIn) standIn.textContent = value
    },
  })
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
}
