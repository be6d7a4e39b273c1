/** Who may import whom: the rules of docs/architecture.md, checked by `npm test`. */
const common =
  '(ui|forms|layout|consent|charts|auth|api|config|dates|money|i18n|navigation|security|testing|observability|standing)'

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nobody-imports-app', severity: 'error', from: { pathNot: '^app/' }, to: { path: '^app/' } },
    {
      name: 'components-never-fetch',
      comment: 'Pages fetch through a data.ts, components render.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^lib/[^/]+/data\\.ts$' },
    },
    {
      name: 'components-stay-in-their-noun',
      severity: 'error',
      from: { path: '^components/([^/]+)/', pathNot: '[.]test[.]' },
      to: { path: '^(components|lib)/([^/]+)/', pathNot: [`^(components|lib)/($1|${common})/`] },
    },
    {
      name: 'lib-stays-in-its-noun',
      severity: 'error',
      from: { path: '^lib/([^/]+)/' },
      to: { path: '^lib/([^/]+)/', pathNot: [`^lib/($1|${common})/`] },
    },
    {
      name: 'lib-knows-no-components',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(components|app)/' },
    },
    {
      name: 'validators-stand-alone',
      severity: 'error',
      from: { path: '^validators/', pathNot: '\\.test\\.' },
      to: { pathNot: ['^validators/', 'node_modules/yup/'] },
    },
    {
      name: 'web-knows-no-service',
      severity: 'error',
      from: { path: '^(app|components|lib|validators|middleware|instrumentation)' },
      to: { path: '^services/' },
    },
    {
      name: 'services-share-only-the-common-ground',
      comment:
        'Pure modules serve both sides: the settings table, token verification, a visitor’s address, places there are, and what a file is and holds. An attack goes through the web.',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: '\\.attack\\.test\\.ts$' },
      to: {
        path: '^(app|components|lib|services)/',
        pathNot: [
          '^services/($1|shared)/',
          '^lib/config/settings\\.ts$',
          '^lib/auth/token\\.ts$',
          '^lib/addresses/known-places\\.ts$',
          '^lib/security/visitor-(address|header)\\.ts$',
          '^lib/uploads/(file-type|picture-metadata)\\.ts$',
        ],
      },
    },
    {
      name: 'routes-ask-services',
      comment: 'routes → service → repository → table, no skipping.',
      severity: 'error',
      from: { path: '^services/(job-post|partim)/[^/]+/routes\\.ts$' },
      to: { path: '(repository|table)\\.ts$' },
    },
    {
      name: 'services-ask-repositories',
      severity: 'error',
      from: { path: '^services/(job-post|partim)/[^/]+/service\\.ts$' },
      to: { path: 'table\\.ts$' },
    },
    {
      name: 'no-vague-names',
      severity: 'error',
      from: {},
      to: { path: '(^|/)(utils|helpers|common|types)([.]tsx?$|/)', pathNot: 'node_modules/' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^(app|components|lib|services)/', pathNot: '(\\.test\\.tsx?$|testing)' },
      to: { path: '(\\.test\\.tsx?$|^lib/testing/|services/shared/testing)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^\\.next|^\\.build|^bench/bare-next)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
}
