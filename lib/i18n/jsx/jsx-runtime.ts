import { Fragment, jsx as makeElement, jsxs as makeElementOfMany } from 'react/jsx-runtime'
import { withWholeWords } from './whole-words'

export type { JSX } from 'react'
export { Fragment }

type Make = typeof makeElement

/**
 * The JSX runtime of all components (`jsxImportSource` in tsconfig.json): React's own, plus spans around words that must
 * not be broken. It is done here because texts come from messages, services and users, and only here all of them pass.
 */
export const jsx: Make = (type, props, key) => makeElement(type, withWholeWords(type, props), key)
export const jsxs: Make = (type, props, key) => makeElementOfMany(type, withWholeWords(type, props), key)
