/** The smallest possible Next app: what any Next page costs, as a baseline for ours. */
export default { output: 'standalone', poweredByHeader: false }
