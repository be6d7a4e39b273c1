import { cloneElement, createElement, isValidElement, type ReactNode } from 'react'
import { isShort, keepWords, phrasesOf } from '../own-words'

/** Elements that may contain text only, or whose text is not part of the page. */
const untouched = /^(?:title|option|textarea|script|style|noscript|code|text|tspan|desc)$/

const heading = /^h[1-3]$/

/**
 * Wraps our own words in an element's text (and in headings the phrases) in spans, so that they are not broken. Returns the
 * same props if there are none. The text itself does not change for screen readers, copying or searching.
 */
export function withWholeWords<Given>(type: unknown, props: Given): Given {
  if (typeof type !== 'string' || untouched.test(type)) return props
  const isHeading = heading.test(type)
  const split = (child: unknown, index?: number): unknown => {
    // The link of a heading.
    if (
      isHeading &&
      isValidElement<{ children?: unknown }>(child) &&
      typeof child.props.children === 'string'
    )
      return cloneElement(child, {}, split(child.props.children) as ReactNode)
    const parts = typeof child === 'string' && (isHeading ? phrases(child) : words(child))
    // One span around all parts: each child of a flex or grid container would be an item of its own.
    return parts ? createElement('span', { key: `text ${index}` }, ...parts) : child
  }
  const { children } = props as { readonly children?: unknown }
  const isList = Array.isArray(children)
  const next = isList ? children.map(split) : split(children)
  const isSame = isList
    ? children.every((child, index) => child === (next as unknown[])[index])
    : next === children
  return isSame ? props : { ...props, children: next }
}

const words = (text: string): ReactNode[] | undefined =>
  keepWords(text)?.map((piece, index) =>
    index % 2 === 1 ? createElement('span', { key: index, className: 'whole' }, piece) : piece,
  )

const phrases = (text: string): ReactNode[] | undefined =>
  phrasesOf(text)?.flatMap((phrase, index) => [
    index > 0 && ' ',
    createElement(
      'span',
      { key: index, className: isShort(phrase) ? 'phrase' : undefined },
      ...(words(phrase) ?? [phrase]),
    ),
  ])
