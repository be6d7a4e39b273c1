/** jsdom lays nothing out, so no size ever changes. */
class Sizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= Sizes as unknown as typeof ResizeObserver
