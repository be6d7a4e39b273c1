/** A ResizeObserver for tests that never reports anything, since jsdom has no layout. */
class Sizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= Sizes as unknown as typeof ResizeObserver
