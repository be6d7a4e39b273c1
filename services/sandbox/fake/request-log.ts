/** Counts requests by method and path, so that a test can see how often a policy really called. */
export class RequestLog {
  readonly #counts = new Map<string, number>()

  count(method: string, path: string): void {
    const key = `${method} ${path}`
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  report(): { total: number; requests: Record<string, number> } {
    const total = [...this.#counts.values()].reduce((sum, count) => sum + count, 0)
    return { total, requests: Object.fromEntries(this.#counts) }
  }

  clear(): void {
    this.#counts.clear()
  }
}
