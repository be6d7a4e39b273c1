/** A bounded cache in memory: entries expire by age, the least recently used goes first when it is full. */
export class ExpiringCache<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly expiresAt: number }>()

  constructor(
    private readonly capacity: number,
    private readonly now: () => number = Date.now,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    if (entry.expiresAt <= this.now()) return undefined
    // A Map keeps the order of insertion, so putting it back makes it the most recently used.
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value, lifetimeMs: number): void {
    this.#entries.delete(key)
    this.#entries.set(key, { value, expiresAt: this.now() + lifetimeMs })
    const oldest = this.#entries.keys().next()
    if (this.#entries.size > this.capacity && !oldest.done) this.#entries.delete(oldest.value)
  }
}
