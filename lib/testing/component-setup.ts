import '@testing-library/jest-dom/jest-globals'
import { afterEach, jest } from '@jest/globals'
import { cleanup, configure } from '@testing-library/react'
import './sight'
import './sizes'

// On a busy machine a script that a component loads later takes longer than the second that is usual.
configure({ asyncUtilTimeout: 60_000 })

afterEach(cleanup)

/** A React warning in the console is a defect that would otherwise go unnoticed. */
const complain = (...args: unknown[]) => {
  throw new Error(`console.error was called: ${args.map(String).join(' ')}`)
}
jest.spyOn(console, 'error').mockImplementation(complain)

// jsdom has no navigation timing.
performance.getEntriesByType ??= () => []

// jsdom has the element, but not its methods to open and close.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
