/** Characters that a line about a job has at most. */
export const longestLine = 300
