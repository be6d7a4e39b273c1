import { startSharedStack } from './stack'

/** The whole built stack, once for all journeys. */
export default async function globalSetup() {
  const stack = await startSharedStack()
  return () => stack.stop()
}
