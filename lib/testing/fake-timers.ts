/** What keeps running while a test stops the date or a timer: Node's own sockets, React's scheduler, measurements. */
export const goesOn = [
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const
