/** Forbids import cycles between the folders of a service. Tests import from many folders, so they are left out. */
const { options } = require('./.dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    {
      name: 'no-cycles-between-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^services/(job-post|partim)/.' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: [
        options.exclude.path,
        '\\.test\\.ts$',
        '(^|/)(testing|samples)(/|\\.ts$)',
        '^services/[^/]+/[^/]+\\.ts$',
      ],
    },
  },
}
