/** The smallest app there is: what any page of Next costs, to measure ours against. */
export default { output: 'standalone', poweredByHeader: false }
