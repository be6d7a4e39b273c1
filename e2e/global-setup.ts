import { startSharedStack } from './stack'

/** Starts the whole built stack once for all tests that share it. */
export default async function globalSetup() {
  const stack = await startSharedStack()
  return () => stack.stop()
}
