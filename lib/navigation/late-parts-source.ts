/**
 * The inline script that shows the parts of a page at its end at once. React's own scripts collect parts that came (`$RB`)
 * and show them together (`$RV`), at the earliest 300 ms after what they showed last; at the end of a page nothing more
 * can come that would be worth the wait.
 */
export const latePartsSource =
  "addEventListener('DOMContentLoaded',()=>{window.$RB?.length&&window.$RV($RB)})"
