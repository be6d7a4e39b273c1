import { Fragment, jsxDEV as makeElement } from 'react/jsx-dev-runtime'
import { withWholeWords } from './whole-words'

export type { JSX } from 'react'
export { Fragment }

/** The same for development builds. */
export const jsxDEV: typeof makeElement = (type, props, ...rest) =>
  makeElement(type, withWholeWords(type, props), ...rest)
