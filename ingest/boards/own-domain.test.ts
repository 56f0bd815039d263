import { expect, test } from 'vitest'
import { boardOfPage } from './own-domain.ts'

const AT = 'https://careers.acme.example/in/jobs?x=1'

test.each([
  ['<script>window._EF_GROUP_ID = "acme.example";</script>', 'eightfold:careers.acme.example'],
  ['<script src="/platform/js/j2w/min/j2w.core.min.js"></script>', 'successfactors:careers.acme.example'],
  ['<link href="https://rmkcdn.successfactors.com/1/x.css">', 'successfactors:careers.acme.example'],
  ['<body class="coreCSB search-page body" id="body">', 'successfactors:careers.acme.example'],
  [
    '<a href="/talentcommunity/apply/1400000101/?locale=en_US">Apply</a>',
    'successfactors:careers.acme.example',
  ],
  ['<script src="https://acme.jobs2web.com/x.js"></script>', 'successfactors:careers.acme.example'],
  ['<link href="https://tbcdn.talentbrew.com/company/4711/x.css">', 'radancy:careers.acme.example'],
  ['<meta name="gtm_tbcn_location" content="Pune">', 'radancy:careers.acme.example'],
  // The employer's real board goes before the site that stands before it.
  [
    '<img src="https://tbcdn.talentbrew.com/x.png"><a data-apply-url="https://acme.wd3.myworkdayjobs.com/Jobs/job/1?a=1&amp;b=2">',
    'workday:acme.wd3/Jobs',
  ],
  [
    '<img src="https://tbcdn.talentbrew.com/x.png"><a data-apply-url="https://apply.acme.example/1">',
    'radancy:careers.acme.example',
  ],
  [
    '<input type="hidden" value="[]" id="jobs"> <input type="hidden" value="{}">',
    'zoho:careers.acme.example',
  ],
  [
    String.raw`<script>phApp.ddo = {"jobs":[{"applyUrl":"https:\/\/acme.wd3.myworkdayjobs.com\/Jobs\/job\/1\/apply"}]}</script>`,
    'workday:acme.wd3/Jobs',
  ],
  ['<script>phApp.ddo = {"applyUrl":"https://apply.acme.example/1"}</script>', 'phenom:careers.acme.example'],
  ['<script>var phApp = phApp || {"country":"us"}</script>', 'phenom:careers.acme.example'],
  ['<script src="https://cdn.phenompeople.com/x.js"></script>', 'phenom:careers.acme.example'],
  ['<body data-jibe-search-version="4.11">', 'jibe:careers.acme.example'],
  ['<script src="https://public.zwayam.com/x.js"></script>', 'zwayam:careers.acme.example'],
  ['<a href="#!/job-view/tester-1">Tester</a>', 'zwayam:careers.acme.example'],
  ['<a href="/acme/jobview/tester-1">Tester</a>', 'zwayam:careers.acme.example'],
])('%s is %s', (html, token) => {
  expect(boardOfPage(AT, `<!doctype html>${html}`)).toBe(token)
})

test.each([
  '<a href="https://www.successfactors.com/">Powered by SuccessFactors</a>',
  '<a href="https://rmkcdn.successfactors.com/privacy.pdf">Privacy</a>',
  '<p>_EF_GROUP_ID is a variable</p>',
  '<body class="core"><p>coreCSB, rmk and jobs2web.com are names of SuccessFactors</p>',
  '<a href="https://elsewhere.example/jobview/1">Another company</a>',
  '<a href="https://public.zwayam.com/">Powered by Zwayam</a>',
  '<a href="https://www.phenompeople.com/">phApp</a>',
  '<script '.repeat(100_000),
  '',
])('%.60j is no board of the page’s own host', (html) => {
  expect(boardOfPage(AT, html)).toBeNull()
})

test('a page on this machine is no board', () => {
  expect(boardOfPage('http://127.0.0.1/', '<script>_EF_GROUP_ID = "x"</script>')).toBeNull()
})
