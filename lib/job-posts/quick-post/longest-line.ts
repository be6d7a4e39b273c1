/** Characters of a line about a job that are read; what is typed or pasted behind them stays, and is said not to be. */
export const longestLine = 1_000
