/**
 * The mobile connection that Lighthouse simulates ("slow 4G": 150 ms, 1.6 Mbit/s), with what its manual calls throttling
 * of packets: bytes go out in the order of their urgency, at the pace of the line, from the few packets on that a new
 * connection may send at once (initial window of 10 packets, RFC 6928, doubled with every answer).
 */
export const slow4g = { roundTripMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 }

const packetBytes = 1_460
const initialWindow = 10 * packetBytes
const tickMs = 5

/** The urgency of a response by the request's `priority` header (RFC 9218): 0 is the most urgent, 3 what is not said. */
export const urgencyOf = (headers) => Number(/\bu=([0-7])/.exec(headers.priority ?? '')?.[1] ?? 3)

/**
 * One connection over a slow line. `send` queues bytes and says when they are on their way; what is more urgent overtakes.
 * @param {{ roundTripMs: number, bytesPerSecond: number }} line
 */
export function slowLink({ roundTripMs, bytesPerSecond }) {
  const waiting = []
  let sent = 0
  let startedAt = null
  let lastTick = null
  let timer = null

  function tick() {
    const now = performance.now()
    const windows = Math.floor((now - startedAt) / roundTripMs) + 1
    const acknowledged = initialWindow * (2 ** Math.min(windows, 20) - 1) - sent
    let budget = Math.min(((now - lastTick) / 1000) * bytesPerSecond, acknowledged)
    while (waiting.length > 0 && budget >= packetBytes) {
      waiting.sort((a, b) => a.urgency - b.urgency)
      const [next] = waiting
      const bytes = next.bytes.subarray(0, packetBytes)
      next.bytes = next.bytes.subarray(packetBytes)
      next.write(bytes)
      if (next.bytes.length === 0) {
        waiting.shift()
        next.sent()
      }
      sent += bytes.length
      budget -= bytes.length
      lastTick += (bytes.length / bytesPerSecond) * 1000
    }
    // A line that stood idle cannot catch up.
    lastTick = Math.max(lastTick, now - (packetBytes / bytesPerSecond) * 1000 - tickMs)
    if (waiting.length === 0) {
      clearInterval(timer)
      timer = null
    }
  }

  return {
    send: (bytes, urgency, write) =>
      new Promise((resolve) => {
        waiting.push({ bytes, urgency, write, sent: resolve })
        const now = performance.now()
        startedAt ??= now
        lastTick ??= now
        timer ??= setInterval(tick, tickMs)
      }),
  }
}
