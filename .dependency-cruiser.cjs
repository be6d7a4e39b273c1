/** Who may import whom: the rules of docs/architecture.md, checked by `npm test`. */
const common =
  '(ui|forms|layout|consent|charts|auth|api|config|dates|drafts|event-streams|geolocation|money|i18n|navigation|security|testing|observability|standing)'

/** One rule per group of a service: a group may import only the groups listed before it. */
function groupsImportEarlierOnes(service, groups) {
  return groups.slice(0, -1).map((group, index) => ({
    name: `${service}-${group}-imports-no-later-group`,
    severity: 'error',
    from: { path: `^services/${service}/${group}/`, pathNot: '(\\.test|/testing)\\.ts$' },
    to: { path: `^services/${service}/(${groups.slice(index + 1).join('|')})/` },
  }))
}

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nobody-imports-app', severity: 'error', from: { pathNot: '^app/' }, to: { path: '^app/' } },
    {
      name: 'components-never-fetch',
      comment: 'Pages and their screens fetch through a data.ts, components render.',
      severity: 'error',
      from: { path: '^components/', pathNot: '^components/screens/' },
      to: { path: '^lib/[^/]+/data\\.ts$' },
    },
    {
      name: 'components-stay-in-their-noun',
      severity: 'error',
      from: { path: '^components/([^/]+)/', pathNot: ['[.]test[.]', '^components/screens/'] },
      to: { path: '^(components|lib)/([^/]+)/', pathNot: [`^(components|lib)/($1|${common})/`] },
    },
    {
      name: 'app-holds-routes-only',
      comment: 'What a page is put together of lies in components/screens.',
      severity: 'error',
      from: { path: '^app/' },
      to: {
        path: '^app/',
        pathNot:
          '/(page|layout|error|loading|not-found|forbidden|global-error|route|opengraph-image|globals)\\.(tsx?|css)$',
      },
    },
    {
      name: 'lib-stays-in-its-noun',
      comment: 'Who is wanted is read with the words of quick post.',
      severity: 'error',
      from: { path: '^lib/([^/]+)/', pathNot: '^lib/accounts/(sign-out|drop-others)[.]ts$' },
      to: { path: '^lib/([^/]+)/', pathNot: [`^lib/($1|${common})/`, '^lib/job-posts/quick-post/'] },
    },
    {
      name: 'what-ends-with-an-account',
      comment: 'Signing out, and in as somebody else, drops what other nouns keep in the browser.',
      severity: 'error',
      from: { path: '^lib/accounts/(sign-out|drop-others)[.]ts$' },
      to: {
        path: '^lib/([^/]+)/',
        pathNot: [`^lib/(accounts|${common})/`, '^lib/(talk/outbox|videos/kept-films)[.]ts$'],
      },
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
        'Pure modules serve both sides: the settings table, the operator’s details, token verification, the marks of accounts, a visitor’s address, places there are, what a map’s link says, what a file is and holds, figures with their units, and the format of event streams. An attack goes through the web, and sentences are read there before the service searches.',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: '\\.(attack|relevance)\\.test\\.ts$' },
      to: {
        path: '^(app|components|lib|services)/',
        pathNot: [
          '^services/($1|shared)/',
          '^lib/config/(settings|setting-checks|operator)\\.ts$',
          '^lib/auth/(token|account-mark|begun-as|read-begun-as)\\.ts$',
          '^lib/addresses/known-places\\.ts$',
          '^lib/event-streams/wire\\.ts$',
          '^lib/geolocation/position\\.ts$',
          '^lib/i18n/whole-units\\.ts$',
          '^lib/maps/place-text\\.ts$',
          '^lib/money/format-baht\\.ts$',
          '^lib/security/visitor-(address|header)\\.ts$',
          '^lib/uploads/(file-type|picture-metadata)\\.ts$',
        ],
      },
    },
    ...groupsImportEarlierOnes('job-post', [
      'shapes',
      'tables',
      'platform',
      'company',
      'billing',
      'hiring',
      'people',
    ]),
    ...groupsImportEarlierOnes('partim', [
      'shapes',
      'tables',
      'platform',
      'workers',
      'talk',
      'interviews',
      'people',
    ]),
    {
      name: 'groups-know-no-app',
      comment: 'app.ts puts the groups together and hands in what an earlier one needs of a later one.',
      severity: 'error',
      from: {
        path: '^services/(job-post|partim)/[^/]+/',
        pathNot: ['(\\.test|/testing)\\.ts$', '/testing/'],
      },
      to: { path: '^services/(job-post|partim)/[^/]+\\.ts$' },
    },
    {
      name: 'routes-ask-services',
      comment: 'routes → service → repository → tables, no skipping.',
      severity: 'error',
      from: { path: '^services/(job-post|partim)/.+routes\\.ts$' },
      to: { path: ['repository\\.ts$', '^services/(job-post|partim)/tables/', '/table\\.ts$'] },
    },
    {
      name: 'services-ask-repositories',
      severity: 'error',
      from: { path: '^services/(job-post|partim)/.+/service\\.ts$' },
      to: { path: ['^services/(job-post|partim)/tables/', '/table\\.ts$'] },
    },
    {
      name: 'repositories-read-tables',
      comment: 'And the rules of how long rows are kept, the parts of a copy of one’s data, and samples.',
      severity: 'error',
      from: {
        path: '^services/(job-post|partim)/',
        pathNot: [
          '^services/(job-post|partim)/(tables|samples)/',
          'repository\\.ts$',
          '/retention\\.ts$',
          '(\\.test|/testing(-server)?|/seed)\\.ts$',
          '/testing/',
        ],
      },
      to: { path: '^services/(job-post|partim)/tables/', dependencyTypesNot: ['type-only'] },
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
