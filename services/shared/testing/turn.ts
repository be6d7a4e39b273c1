import type { FastifyBaseLogger } from 'fastify'

/** A turn of a routine that a test runs itself; `failed` lists the items that failed. */
export function testTurn(name = 'test') {
  const turn = {
    name,
    failed: [] as string[],
    stopping: new AbortController().signal,
    cursor: null as string | null,
    log: {
      info: () => {},
      error: ({ item }: { item?: string }) => void turn.failed.push(item ?? ''),
    } as unknown as FastifyBaseLogger,
    moveOn: async (cursor: string) => {
      turn.cursor = cursor
    },
  }
  return turn
}
