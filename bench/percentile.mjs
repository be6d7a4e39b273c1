/**
 * The value that a share (0 to 1) of the numbers does not exceed; NaN if there are none.
 * @param {readonly number[]} numbers
 * @param {number} share
 */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
