import '@testing-library/jest-dom/jest-globals'
import { afterEach, jest } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import './sight'
import './sizes'

afterEach(cleanup)

/** A warning from React in the console is a defect nobody would otherwise see. */
const complain = (...args: unknown[]) => {
  throw new Error(`console.error was called: ${args.map(String).join(' ')}`)
}
jest.spyOn(console, 'error').mockImplementation(complain)

// jsdom knows no navigation timing.
performance.getEntriesByType ??= () => []

// jsdom knows the element, not how it opens and closes.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
